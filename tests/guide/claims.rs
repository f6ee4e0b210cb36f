//! Where other pages are wrong, the guide is not (D15).

use crate::{Language, all, text};

/// A claim that each guide makes, in the element with this id: what it has to say in
/// Latvian and in English.
const CLAIMS: [(&str, [&str; 2]); 4] = [
    (
        "claim-u",
        ["retāk nejauši gadītos vārdi", "chance spells fewer words"],
    ),
    (
        "claim-first",
        [
            "pirmā rakstzīme ir kāda no 0–7",
            "the first character is one of 0–7",
        ],
    ),
    (
        "claim-time",
        ["Ikviens, kas redz ULID", "Anyone who sees a ULID can read"],
    ),
    (
        "claim-order",
        ["parastiem ULID nav secības", "plain ULIDs have no order"],
    ),
];

/// What must stand nowhere: each pair in one sentence would be the false claim.
const FALSE: [(&str, &str); 12] = [
    // The letter U is not left out for its looks.
    (" U ", "viegli noturēt"),
    (" U ", "līdzīg"),
    (" U ", "izskat"),
    (" U ", "sajauk"),
    (" U ", "easily taken"),
    (" U ", "look"),
    (" U ", "similar"),
    (" U ", "confus"),
    // A ULID hides nothing.
    ("ULID", "anonīm"),
    ("ULID", "anonym"),
    // It is no secret.
    ("ULID ir", "noslēpum"),
    ("ULID is", "secret"),
];

/// Where a sentence speaks of one millisecond and of order, it has to say one of these.
const ORDER: [(&str, &str, &[&str]); 2] = [
    (
        "vienas milisekundes",
        "secīb",
        &["nav secības", "?", "onoton"],
    ),
    ("one millisecond", "order", &["no order", "?", "onoton"]),
];

fn sentences(language: Language) -> Vec<String> {
    all(&language.guide(), "p, li, dd, dt, td, h1, h2, h3, caption")
        .into_iter()
        .flat_map(|element| {
            let text = text(element);
            let ends = text.replace(". ", ".\n").replace("? ", "?\n");
            ends.lines()
                .map(|line| format!(" {line} "))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn each_claim_is_made_in_both_languages() {
    for (id, says) in CLAIMS {
        for (language, says) in Language::ALL.into_iter().zip(says) {
            let guide = language.guide();
            let claim = all(&guide, &format!("#{id}"));
            let claim = text(claim[0]);
            assert!(claim.contains(says), "{language:?}: {claim}");
        }
    }
}

#[test]
fn no_claim_is_contradicted() {
    for language in Language::ALL {
        let sentences = sentences(language);
        assert!(sentences.len() > 80, "{}", sentences.len());
        for sentence in sentences {
            for (one, other) in FALSE {
                assert!(
                    !(sentence.contains(one) && sentence.contains(other)),
                    "{language:?}: {sentence}"
                );
            }
            for (millisecond, order, allowed) in ORDER {
                let both = sentence.contains(millisecond) && sentence.contains(order);
                assert!(
                    !both || allowed.iter().any(|words| sentence.contains(words)),
                    "{language:?}: {sentence}"
                );
            }
        }
    }
}
