"""Rewordings: edits that keep a sentence true."""

from __future__ import annotations

import random
import re

import wordlists as words
from edits import AUXILIARY, CONDITION, NOT_NAMES, NUMBER, Edit, Surroundings, before_stop, names_in, replace


def stress(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Inserts a word where a negation would stand, without changing the sense."""
    found = list(AUXILIARY.finditer(text))
    if not found:
        return None
    at = rng.choice(found[:2]).end()
    return Edit(text[:at] + rng.choice([" indeed", " also", " in fact", " actually"]) + text[at:])


def negate_opposite(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Says "not closed" for "open"."""
    table = dict(words.COMPLEMENTS)
    pattern = re.compile(r"\b(is|are|was|were|be) (" + "|".join(table) + r")\b")
    match = pattern.search(text)
    if not match:
        return None
    return Edit(text[: match.end(1)] + " not " + table[match.group(2)] + text[match.end() :])


def swap_listed(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Exchanges two names joined by "and": the order of a list says nothing."""
    match = re.search(
        r"\b([A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*) (and|or) ([A-Z][\w’'-]+(?: [A-Z][\w’'-]+)*)", text
    )
    if not match or match.group(1).split()[0] in NOT_NAMES:
        return None
    return Edit(
        text[: match.start()] + f"{match.group(3)} {match.group(2)} {match.group(1)}" + text[match.end() :]
    )


def shorten_name(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Leaves only the last part of a name, or its initials."""
    found = [match for match in names_in(text) if len(match.group().split()) in (2, 3)]
    if not found:
        return None
    match = rng.choice(found)
    parts = match.group().split()
    if len(parts) == 3 and all(part[0].isupper() for part in parts) and rng.random() < 0.5:
        new = "".join(part[0] for part in parts)
    else:
        new = parts[-1]
    return replace(text, match.start(), match.end(), new, False)


def same_number(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Writes a number in another way, or rounds it with the word that says so."""
    found = list(NUMBER.finditer(text))
    spelled = [
        match for match in re.finditer(r"\b(?:" + "|".join(words.NUMBER_WORDS[2:]) + r")\b", text, re.I)
    ]
    if spelled and (not found or rng.random() < 0.5):
        match = rng.choice(spelled)
        return replace(
            text, match.start(), match.end(), str(words.NUMBER_WORDS.index(match.group().lower())), False
        )
    if not found:
        return None
    match = rng.choice(found)
    old, value = match.group(), float(match.group().replace(",", ""))
    after, before = text[match.end() : match.end() + 1], text[match.start() - 1 : match.start()]
    if after == "%":
        return Edit(text[: match.end()] + rng.choice([" percent", " per cent"]) + text[match.end() + 1 :])
    if "," in old:
        return replace(text, match.start(), match.end(), old.replace(",", ""), False)
    if value == int(value) and 2 <= value <= 20 and "." not in old and before not in "$€£:/-":
        return replace(text, match.start(), match.end(), words.NUMBER_WORDS[int(value)], False)
    if (
        value == int(value)
        and 21 <= value < 1500
        and value % 10
        and before not in "$€£:/-."
        and after not in ":/-"
    ):
        low = int(value // 10 * 10)
        new = rng.choice([f"more than {low}", f"over {low}", f"almost {low + 10}", f"fewer than {low + 10}"])
        return replace(text, match.start(), match.end(), new, False)
    if value >= 10000 and value % 1000 == 0:
        return replace(text, match.start(), match.end(), f"{int(value // 1000)} thousand", False)
    return None


def true_tail(text: str, rng: random.Random, around: Surroundings) -> Edit | None:
    """Adds what the context does say: another of its sentences, or where the words come from."""
    if rng.random() < 0.35:
        return Edit(
            before_stop(
                text, rng.choice(["according to the document", "as the text says", "according to the source"])
            )[0]
        )
    at = next((i for i, one in enumerate(around.sentences) if one == text), None)
    near = [
        one
        for i, one in enumerate(around.sentences)
        if one != text and 4 <= len(one.split()) <= 16 and (at is None or abs(i - at) <= 3)
    ]
    if not near:
        return None
    other = rng.choice(near).rstrip(" .!?")
    if other.split()[0] in NOT_NAMES:
        other = other[0].lower() + other[1:]
    return Edit(
        before_stop(text, "and " + other)[0]
        if rng.random() < 0.7
        else f"{text.rstrip()} {other[0].upper()}{other[1:]}."
    )


def move_condition(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Puts a condition to the front."""
    match = CONDITION.search(text)
    if not match or text.lstrip().startswith(('"', "“")) or len(text) - len(match.group()) < 25:
        return None
    condition = match.group().lstrip(", ")
    rest = text[: match.start()] + text[match.end() :]
    if rest.split()[0] in NOT_NAMES:
        rest = rest[0].lower() + rest[1:]
    return Edit(f"{condition[0].upper()}{condition[1:]}, {rest}")


def move_clause(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Puts the opening phrase ("In May 2014, …") at the end, or a closing "in 2014" at the front."""
    match = re.match(
        r"^((?:In|On|At|During|After|Before|Since|By|For|As of|Under|With|When|If|Because|Although) [^,.]{3,50}), ([^.]{15,})([.!])$",
        text,
    )
    if match:
        lead, body, stop = match.groups()
        return Edit(f"{body[0].upper()}{body[1:]} {lead[0].lower()}{lead[1:]}{stop}")
    match = re.match(r"^(.{15,}) ((?:in|on|during|since|by) (?:\w+ )?(?:\w+ )?\d{4})([.!])$", text)
    if match:
        body, tail, stop = match.groups()
        if body.split()[0] in NOT_NAMES:
            body = body[0].lower() + body[1:]
        return Edit(f"{tail[0].upper()}{tail[1:]}, {body}{stop}")
    return None


def drop_aside(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Leaves out an aside between commas or brackets."""
    match = re.search(r", (?:which|who|where|a|an|the) [^,.]{5,70},(?= )| \([^)]{2,60}\)", text)
    return Edit(text[: match.start()] + text[match.end() :]) if match else None


def lead_in(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Opens with words that claim nothing."""
    lead = rng.choice(words.LEAD_INS)
    first = text.split()[0] if text.split() else ""
    return Edit(lead + (text[0].lower() + text[1:] if first in NOT_NAMES and first != "I" else text))
