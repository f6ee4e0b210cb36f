//! The Latvian texts. „ULID” is not declined; „identifikators” is.

use super::{Messages, plural};
use crate::settings::CountNote;

pub(super) static MESSAGES: Messages = Messages {
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
    count_note: |note| match note {
        CountNote::TooSmall => "Par maz: skaitam jābūt no 1 līdz 50.".into(),
        CountNote::TooLarge => "Par daudz: skaitam jābūt no 1 līdz 50.".into(),
        CountNote::NotWhole => "Tas nav vesels skaitlis. Ierakstiet skaitli no 1 līdz 50.".into(),
        CountNote::Raised => "Skaits ir 1, jo mazāk par vienu nevar.".into(),
        CountNote::Lowered => "Skaits ir 50, jo vairāk vienā reizē nevar.".into(),
        CountNote::Restored(count) => {
            format!("Tas nebija vesels skaitlis, tāpēc paliek iepriekšējais skaits: {count}.")
        }
    },
    generate: "Ģenerēt ULID",
    reset: "Atiestatīt",
    new_set: |count| format!("Jauns komplekts: {}.", identifiers(count.into())),
    no_random_source: "ULID netika izveidots: pārlūks nedod drošus nejaušos datus. Mēģiniet vēlreiz vai atveriet lapu citā pārlūkā.",
    clock_out_of_range: "ULID netika izveidots: ierīces pulkstenis rāda laiku pirms 1970. vai pēc 10889. gada. Pareizi iestatiet datumu un mēģiniet vēlreiz.",

    list: "Izveidotie ULID",
    copy: "Kopēt",
    row_number: |row| format!(" {row}. ULID"),
    copy_all: "Kopēt visu",
    copied: "Nokopēts",
    copied_count: |count| format!("Starpliktuvē ir {}.", identifiers(count)),
    copy_by_hand: "Pārlūks neļāva nokopēt. Teksts ir atlasīts: nospiediet Ctrl+C (Mac datorā ⌘C) vai turiet pirkstu uz teksta un izvēlieties „Kopēt”.",
    close: "Aizvērt",

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
};

fn identifiers(count: usize) -> String {
    let noun = plural::latvian(count, "identifikators", "identifikatori", "identifikatoru");
    format!("{count} {noun}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Count;

    #[test]
    fn numbers_take_their_right_form() {
        for (count, expected) in [
            (1, "Jauns komplekts: 1 identifikators."),
            (2, "Jauns komplekts: 2 identifikatori."),
            (10, "Jauns komplekts: 10 identifikatoru."),
            (11, "Jauns komplekts: 11 identifikatoru."),
            (21, "Jauns komplekts: 21 identifikators."),
        ] {
            assert_eq!((MESSAGES.new_set)(Count::new(count).unwrap()), expected);
        }
        assert_eq!(
            (MESSAGES.copied_count)(0),
            "Starpliktuvē ir 0 identifikatoru."
        );
    }
}
