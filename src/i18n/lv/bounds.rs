//! The texts of the time bounds in Latvian.

use crate::i18n::BoundsMessages;

pub(super) const MESSAGES: BoundsMessages = BoundsMessages {
    title: "Laika robežas",
    intro: "Mazākais un lielākais kāda laika ULID. Ar tiem vaicājums atrod visu, kas ir no šī laika, pēc ULID vien.",
    from: "No",
    to: "Līdz",
    to_hint: "Datums un laiks vai milisekundes kopš 1970. gada. Abas robežas ieskaitot; bez otrās tā ir viena milisekunde.",
    zone: "Datumi ir pēc",
    zone_utc: "UTC",
    zone_local: "vietējā laika",
    lines: [
        "Mazākais ULID",
        "Lielākais ULID",
        "Mazākais kā UUID",
        "Lielākais kā UUID",
        "Teksta kolonnai",
        "Tipa uuid kolonnai, PostgreSQL",
    ],

    read: "{0}, vietējais laiks {1}, {2} ms",
    seconds: "Skaitlis ir milisekundes, tātad {0}. Ja tās ir sekundes, lietojiet:",
    twice: "Vietējie pulksteņi šādu laiku rāda divreiz, jo tiek pagriezti atpakaļ. Kurš ir domāts?",
    reversed: "Beigas ir pirms sākuma. Mainiet vienu vai otru.",
    form: "Rakstiet, piemēram, 2024-04-05 22:34:38.901 vai 1712345678901.",
    unexpected: "{0}. rakstzīme „{1}” te neder.",
    incomplete: "Laiks nav pilns.",
    no_such: "{0}: {1} neder, jābūt no {2} līdz {3}.",
    fields: [
        "Mēnesis",
        "Diena",
        "Stunda",
        "Minūte",
        "Sekunde",
        "Nobīdes stundas",
        "Nobīdes minūtes",
        "Nobīdes sekundes",
    ],
    before_1970: "Tas ir pirms 1970. gada: ULID laiks sākas ar 0, 1970-01-01T00:00:00.000Z.",
    too_large: "Tas ir pēc ULID laika beigām: 281474976710655, 10889-08-02T05:31:50.655Z.",
    skipped: "Vietējie pulksteņi šādu laiku nerāda, jo tiek pagriezti uz priekšu. Izvēlieties citu laiku vai norādiet nobīdi, piemēram, +02:00.",
};
