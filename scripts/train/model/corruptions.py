"""Corruptions: edits that make a true sentence wrong."""

from __future__ import annotations

import random
import re

import wordlists as words
from edits import AUXILIARY, CONDITION, NEGATION, NUMBER, Edit, Surroundings, before_stop, names_in, replace


def negate(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Inserts a negation, or takes one away."""
    there = NEGATION.search(text)
    if there and rng.random() < 0.8:
        return Edit(text[: there.end(1)] + " " + text[there.end() :], ((there.start(), there.end(1)),))
    found = list(AUXILIARY.finditer(text))
    if not found:
        return None
    match = rng.choice(found[:2])
    word = rng.choice([" not", " not", " never", " no longer"])
    if match.group().lower() in ("has been", "have been", "had been"):
        at = match.start() + match.group().index(" ")
    else:
        at = match.end()
    return Edit(text[:at] + word + text[at:], ((at + 1, at + len(word)),))


def swap_names(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Exchanges two names of a sentence, unless they are merely listed."""
    found = names_in(text)
    pairs = [
        (a, b)
        for i, a in enumerate(found)
        for b in found[i + 1 :]
        if a.group() != b.group()
        and not re.fullmatch(r"(, .*)?,? ?(and|or|&|,) ?", text[a.end() : b.start()])
    ]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    new = text[: a.start()] + b.group() + text[a.end() : b.start()] + a.group() + text[b.end() :]
    shift = len(b.group()) - len(a.group())
    return Edit(
        new,
        ((a.start(), a.start() + len(b.group())), (b.start() + shift, b.start() + shift + len(a.group()))),
    )


def other_name(text: str, rng: random.Random, around: Surroundings) -> Edit | None:
    """Puts another name of the context, or an invented one, in place of a name."""
    found = names_in(text)
    others = [
        name for name in around.names if name not in text and not any(part in text for part in name.split())
    ]
    if not found or (not others and rng.random() < 0.5):
        return None
    match = rng.choice(found)
    pool = others if others and rng.random() < 0.75 else list(words.NAMES)
    if match.group() in words.MONTHS:
        pool = words.MONTHS
    elif match.group() in words.WEEKDAYS:
        pool = words.WEEKDAYS
    new = rng.choice([name for name in pool if name != match.group()])
    return replace(text, match.start(), match.end(), new, True)


def other_number(text: str, rng: random.Random, around: Surroundings) -> Edit | None:
    """Changes a number, a month or a weekday."""
    dates = [
        match for match in re.finditer(r"\b(?:" + "|".join(words.MONTHS + words.WEEKDAYS) + r")\b", text)
    ]
    if dates and rng.random() < 0.3:
        match = rng.choice(dates)
        pool = words.MONTHS if match.group() in words.MONTHS else words.WEEKDAYS
        return replace(
            text, match.start(), match.end(), rng.choice([one for one in pool if one != match.group()]), True
        )
    spelled = [
        match for match in re.finditer(r"\b(?:" + "|".join(words.NUMBER_WORDS[2:]) + r")\b", text, re.I)
    ]
    found = list(NUMBER.finditer(text))
    if spelled and (not found or rng.random() < 0.4):
        match = rng.choice(spelled)
        options = [one for one in words.NUMBER_WORDS[2:13] if one != match.group().lower()]
        return replace(text, match.start(), match.end(), rng.choice(options), True)
    if not found:
        return None
    match = rng.choice(found)
    old = match.group()
    others = [
        number
        for number in around.numbers
        if number != old and number not in text and len(number) == len(old)
    ]
    if others and rng.random() < 0.4:
        return replace(text, match.start(), match.end(), rng.choice(others), True)
    value = float(old.replace(",", ""))
    if 1500 <= value <= 2100 and "," not in old and "." not in old:
        new = str(int(value) + rng.choice([-20, -10, -5, -2, -1, 1, 2, 3, 10]))
    elif "." in old:
        new = f"{value * rng.choice([0.5, 0.8, 1.2, 2, 10]) + rng.choice([0.1, 0.3]):.{len(old.split('.')[1])}f}"
    else:
        number = max(1, round(value * rng.choice([0.5, 0.7, 1.2, 1.5, 2, 10]))) + rng.choice([0, 1])
        new = f"{number:,}" if "," in old else str(number)
    return None if new == old else replace(text, match.start(), match.end(), new, True)


def bound(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Claims a bound that the number does not keep."""
    found = [
        match
        for match in NUMBER.finditer(text)
        if match.group().isdigit()
        and 21 <= int(match.group()) < 1500
        and text[match.start() - 1 : match.start()] not in "$€£:/-."
        and text[match.end() : match.end() + 1] not in ":/-%"
    ]
    if not found:
        return None
    match = rng.choice(found)
    low = int(match.group()) // 10 * 10
    new = rng.choice([f"fewer than {low}", f"less than {low}", f"more than {low + 10}", f"over {low + 20}"])
    return replace(text, match.start(), match.end(), new, True)


def invent(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Adds a tail or an adjective that no context states."""
    if rng.random() < 0.7:
        tail = rng.choice(words.TAILS)
        new, at = before_stop(text, tail)
        return Edit(new, ((at, at + len(tail)),))
    found = list(re.finditer(r"\b(?:the|a|an|his|her|their|its|The|A|An) (?=[a-z]{4,})", text))
    if not found:
        return None
    match, word = rng.choice(found), rng.choice(words.ADJECTIVES)
    return Edit(
        text[: match.end()] + word + " " + text[match.end() :], ((match.end(), match.end() + len(word)),)
    )


def drop_condition(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
    """Leaves a condition or exception out, so that the sentence claims more than the context."""
    match = CONDITION.search(text)
    if not match or len(text) - len(match.group()) < 25 or text.lstrip().startswith(('"', "“")):
        return None
    new = text[: match.start()] + text[match.end() :]
    return Edit(new, ((max(0, new.rfind(" ", 0, match.start())), match.start()),))
