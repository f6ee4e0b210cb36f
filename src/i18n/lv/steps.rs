//! The texts of the calculation in Latvian.

use crate::i18n::StepsMessages;

pub(super) const MESSAGES: StepsMessages = StepsMessages {
    title: "Soli pa solim",
    intro: "Kā aprēķināts saraksta pirmais ULID. Mainiet laiku vai baitus un vērojiet, kas no tiem iznāk.",
    time: "ULID laiks",
    bytes: "Desmit baiti",
    bytes_form: "Desmit skaitļi no 0 līdz 255 vai 20 heksadecimāli cipari.",
    bytes_count: "Vajag desmit baitu, bet te to skaits ir {0}.",
    bytes_digits: "Vajag 20 heksadecimālu ciparu, bet te to skaits ir {0}.",
    byte_too_large: "{0}. skaitlis ir lielāks par 255, un baitā tas neietilpst.",
    example: "Ielikt piemēru",
    follow: "Atpakaļ pie saraksta",
    not_random: "Aprēķināts no ierakstītā: nav nejaušs un der tikai izmēģinājumiem.",

    divisions: "Laiks: desmit reižu dala ar 32",
    divisions_note: "Katrs atlikums ir rakstzīmes kārtas numurs alfabētā, skaitot no 0. Rakstzīmes iznāk no labās puses uz kreiso.",
    divided: "{0} ÷ 32 = {1}, atlikums {2}",
    groups: "Nejaušie dati: biti pa pieciem",
    groups_note: "Desmit baitos ir 80 biti. Pa pieciem tie dod 16 skaitļus no 0 līdz 31, un katrs ir viena rakstzīme.",
    joined: "Abas daļas kopā",
    point_at: "Norādiet uz rakstzīmi, lai redzētu tās bitus.",
    character: "{0}. rakstzīme: {1} = {2} = {3}, biti no {4}. līdz {5}.",
};
