"""What an edit of a sentence is, and the patterns by which edits find their place.

An edit returns the new text with the ranges of its wrong words (none for a rewording), or nothing where it does not apply.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """A sentence after an edit."""

    text: str
    spans: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Surroundings:
    """What an edit may draw on: names, numbers and sentences of the same context."""

    names: tuple[str, ...]
    numbers: tuple[str, ...]
    sentences: tuple[str, ...]


Rule = Callable[[str, random.Random, Surroundings], "Edit | None"]

NAME = re.compile(r"\b[A-Z][\w’'-]+(?: (?:of |de |van |the )?[A-Z][\w’'-]+)*")
# A number, unless it numbers the item of a list.
NUMBER = re.compile(r"(?<![\w.,])(?!^\d+[.) ])\d[\d,]*(?:\.\d+)?(?![\w]|[.,]\d)")
AUXILIARY = re.compile(
    r"\b(is|are|was|were|will|would|can|could|should|must|may|might|has been|have been|had been|does|do|did)\b(?! not\b|n[’'])",
    re.I,
)
NEGATION = re.compile(
    r"\b(is|are|was|were|will|would|could|should|must|may|might|has|have|had|does|do|did)( not|n[’']t) ", re.I
)
CONDITION = re.compile(
    r",? (?:only )?\b(if|unless|when|provided that|as long as|except|in case|whenever|once|until|where|without) [^,.;]{8,90}(?=[.;]|$)",
    re.I,
)
REGULAR = re.compile(
    r"^((?:The |A |An )?[A-Z][\w’' -]{2,40}?) (\w+ed|bought|built|wrote|won|beat|led|founded|sold) ((?:the |a |an )?[A-Z][\w’' -]{2,40}?)(?= (?:in|on|for|after|at|by|with|during|to|from)\b|[.,]|$)"
)
COMPARISON = re.compile(
    r"^(.{3,50}?) (is|was|are|were) (\w+er|more [\w-]+|less [\w-]+) than ([^,.;]{3,50})([.,;].*)?$"
)
PARTICIPLES = {
    "bought": "bought",
    "built": "built",
    "wrote": "written",
    "won": "won",
    "beat": "beaten",
    "led": "led",
    "sold": "sold",
}
NOT_NAMES = frozenset(
    """The A An In On At It He She They This That These Those There But And Or If When While After Before For From His Her
    Their Its We I You As To By With Not No Yes So Then Some Many Most All Each Every One Two Three Also However Although
    Since Because According During Under Over Between What Who Where Why How Which Both Several Few Other Another""".split()
)


def replace(text: str, start: int, end: int, new: str, wrong: bool) -> Edit:
    """Puts `new` in place of a range, with the case of what stood there at the start of a sentence."""
    old = text[start:end]
    if old[:1].isupper() and new[:1].islower() and (start == 0 or old.istitle()):
        new = new[0].upper() + new[1:]
    return Edit(text[:start] + new + text[end:], ((start, start + len(new)),) if wrong else ())


def from_list(pairs: list[tuple[str, str]], wrong: bool, both_ways: bool = False) -> Rule:
    """An edit that replaces one word or phrase of a list."""
    table: dict[str, list[str]] = {}
    for a, b in pairs:
        table.setdefault(a, []).append(b)
        if both_ways:
            table.setdefault(b, []).append(a)
    keys = sorted(table, key=len, reverse=True)
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, keys)) + r")\b", re.I)

    def rule(text: str, rng: random.Random, _: Surroundings) -> Edit | None:
        found = [
            match
            for match in pattern.finditer(text)
            if match.group().lower() in table or match.group() in table
        ]
        if not found:
            return None
        match = rng.choice(found)
        options = table.get(match.group()) or table[match.group().lower()]
        return replace(text, match.start(), match.end(), rng.choice(options), wrong)

    return rule


def names_in(text: str) -> list[re.Match[str]]:
    """Runs of capitalised words that are not merely the first word of a sentence."""
    return [
        match
        for match in NAME.finditer(text)
        if match.group().split()[0] not in NOT_NAMES and (match.start() > 0 or " " in match.group())
    ]


def before_stop(text: str, tail: str) -> tuple[str, int]:
    """Adds a tail in front of the closing mark; returns where it begins."""
    body = text.rstrip()
    stop = body[-1] if body and body[-1] in ".!?" else ""
    body = body[: len(body) - len(stop)]
    joint = " " if not tail.startswith(("which", "and ")) else ", " if tail.startswith("which") else " "
    return body + joint + tail + stop, len(body) + len(joint)
