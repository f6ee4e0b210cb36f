//! The Latvian texts. „ULID” is not declined; „identifikators” is.

mod bounds;
mod inspector;
mod options;
mod steps;

use super::{Messages, plural};

pub(super) static MESSAGES: Messages = Messages {
    plural: plural::latvian,
    separator: '\u{A0}',
    identifiers: ["identifikators", "identifikatori", "identifikatoru"],

    title: "ULID ģenerators",
    tagline: "Unikāli identifikatori, kas kārtojas pēc laika. Tie top jūsu pārlūkā, un nekas netiek sūtīts prom.",
    language: "Valoda",
    theme: "Izskats",
    theme_system: "Automātisks",
    theme_light: "Gaišs",
    theme_dark: "Tumšs",

    count: "ULID skaits",
    count_limits: "No 1 līdz 50",
    count_less: "Par vienu mazāk",
    count_more: "Par vienu vairāk",
    count_too_small: "Par maz: skaitam jābūt no 1 līdz 50.",
    count_too_large: "Par daudz: skaitam jābūt no 1 līdz 50.",
    count_not_whole: "Tas nav vesels skaitlis. Ierakstiet skaitli no 1 līdz 50.",
    count_raised: "Skaits ir 1, jo mazāk par vienu nevar.",
    count_lowered: "Skaits ir 50, jo vairāk vienā reizē nevar.",
    count_restored: "Tas nebija vesels skaitlis, tāpēc paliek iepriekšējais skaits: {0}.",
    generate: "Ģenerēt ULID",
    reset: "Atiestatīt",
    new_set: "Jauns komplekts: {0}.",
    no_random_source: "ULID netika izveidots: pārlūks nedod drošus nejaušos datus. Mēģiniet vēlreiz vai atveriet lapu citā pārlūkā.",
    clock_out_of_range: "ULID netika izveidots: ierīces pulkstenis rāda laiku pirms 1970. vai pēc 10889. gada. Pareizi iestatiet datumu un mēģiniet vēlreiz.",

    no_room: "Pārlūkam failam nepietiek vietas. Izvēlieties mazāku skaitu.",

    list: "Izveidotie ULID",
    copy: "Kopēt",
    row: "{0}. ULID",
    copy_all: "Kopēt visu",
    copied: "Nokopēts",
    copied_count: "Starpliktuvē ir {0}.",
    copied_text: "Starpliktuvē ir: {0}.",
    copy_by_hand: "Pārlūks neļāva nokopēt. Teksts ir atlasīts: nospiediet Ctrl+C (Mac datorā ⌘C) vai turiet pirkstu uz teksta un izvēlieties „Kopēt”.",
    close: "Aizvērt",
    later_loading: "Notiek ielāde…",
    later_failed: "Šo lapas daļu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz; ja tas nepalīdz, pārlādējiet lapu.",
    later_again: "Mēģināt vēlreiz",

    structure: "ULID struktūra",
    timestamp: "Laikspiedols",
    timestamp_size: "10 rakstzīmes, 48 biti",
    utc: "UTC",
    local_time: "Vietējais laiks",
    milliseconds: "Milisekundes kopš 1970. gada",
    randomness: "Nejaušie dati",
    randomness_size: "16 rakstzīmes, 80 biti",
    bytes: "Desmit baiti, heksadecimāli",
    unused_bits: "Katra rakstzīme nes 5 bitus, tātad 26 rakstzīmēs to ir 130, bet ULID vajag 128. Divi liekie biti ir pašā sākumā un vienmēr ir nulles, tāpēc pirmā rakstzīme nav lielāka par 7.",

    options: options::MESSAGES,
    inspector: inspector::MESSAGES,
    bounds: bounds::MESSAGES,
    steps: steps::MESSAGES,
};
