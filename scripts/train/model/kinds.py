"""The kinds of error: corruptions, and beside each the rewordings that touch the same kind of word.

Thus the edit alone tells nothing about the truth of the sentence.
"""

from __future__ import annotations

import corruptions
import rewordings
import turnings
import wordlists as words
from edits import Rule, from_list

GENERAL: tuple[Rule, ...] = (
    from_list(words.SYNONYMS, False),
    from_list(words.SYNONYMS, False),
    from_list(words.CONTRACTIONS, False, both_ways=True),
    rewordings.move_clause,
    rewordings.drop_aside,
    rewordings.shorten_name,
    rewordings.same_number,
    rewordings.true_tail,
)

# Kind of error: the corruptions, and rewordings that touch the same kind of word.
KINDS: dict[str, tuple[tuple[Rule, ...], tuple[Rule, ...]]] = {
    "negation": (
        (corruptions.negate,),
        (rewordings.stress, from_list(words.CONTRACTIONS, False, both_ways=True), rewordings.negate_opposite),
    ),
    "antonym": (
        (from_list(words.ANTONYMS, True, both_ways=True),),
        (from_list(words.SYNONYMS, False), rewordings.negate_opposite),
    ),
    "role": (
        (corruptions.swap_names, turnings.passive(True), turnings.compare(True)),
        (rewordings.swap_listed, turnings.passive(False), turnings.compare(False)),
    ),
    "name": ((corruptions.other_name,), (rewordings.shorten_name, rewordings.swap_listed)),
    "number": (
        (corruptions.other_number, from_list(words.UNIT_ERRORS, True), corruptions.bound),
        (rewordings.same_number,),
    ),
    "quantifier": (
        (from_list(words.QUANTIFIER_ERRORS, True),),
        (from_list(words.QUANTIFIER_REWORDINGS, False),),
    ),
    "modality": ((from_list(words.MODALITY_ERRORS, True),), (from_list(words.MODALITY_REWORDINGS, False),)),
    "cause": (
        (from_list(words.CAUSE_ERRORS, True),),
        (from_list(words.CAUSE_REWORDINGS, False), rewordings.move_clause),
    ),
    "detail": ((corruptions.invent,), (rewordings.true_tail, rewordings.drop_aside)),
    "condition": ((corruptions.drop_condition,), (rewordings.move_condition, rewordings.drop_aside)),
}

# What a corruption makes of a supported sentence: its denial, something the context does not say, or either.
OUTCOME = {
    "negation": "contradicted",
    "antonym": "contradicted",
    "role": "contradicted",
    "name": "not supported",
    "number": "contradicted",
    "quantifier": "not supported",
    "modality": "not supported",
    "cause": "not supported",
    "detail": "unsupported",
    "condition": "unsupported",
}
