"""Edits that turn a sentence round: with its roles kept, or exchanged."""

from __future__ import annotations

import random

import wordlists as words
from edits import COMPARISON, NOT_NAMES, PARTICIPLES, REGULAR, Edit, Rule, Surroundings


def passive(wrong: bool) -> Rule:
    """Turns "A founded B" into the passive, with the roles kept or exchanged."""

    def rule(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
        match = REGULAR.match(text)
        if not match:
            return None
        agent, verb, patient = match.groups()
        verb = PARTICIPLES.get(verb, verb)
        first, second = (agent, patient) if wrong else (patient, agent)
        first = first[0].upper() + first[1:]
        new = f"{first} was {verb} by {second}"
        return Edit(
            new + text[match.end() :], ((0, len(first)), (len(new) - len(second), len(new))) if wrong else ()
        )

    return rule


def compare(wrong: bool) -> Rule:
    """Turns "A is larger than B" round: with the sides exchanged, or with the opposite word as well."""
    opposite = {
        **{a: b for a, b in words.ANTONYMS if a.endswith(("er", "re"))},
        **{b: a for a, b in words.ANTONYMS if b.endswith("er")},
    }

    def rule(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
        match = COMPARISON.match(text)
        if not match:
            return None
        a, be, word, b, rest = match.groups()
        if not wrong:
            other = opposite.get(word) or (
                "less " + word[5:]
                if word.startswith("more ")
                else "more " + word[5:]
                if word.startswith("less ")
                else None
            )
            if other is None:
                return None
            word = other
        new = f"{b[0].upper()}{b[1:]} {be} {word} than {a[0].lower() if a.split()[0] in NOT_NAMES else a[0]}{a[1:]}{rest or ''}"
        at = len(b) + 1 + len(be) + 1
        return Edit(new, ((at, at + len(word)),) if wrong else ())

    return rule
