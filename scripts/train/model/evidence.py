"""Evidence: the few sentences of a context against which the model reads a claim.

The product does the same at run time; the README describes the steps.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

MAX_TOKENS = 256
CLAIM_TOKENS = 60
EVIDENCE_TOKENS = 160
GAP = " … "

STOP_WORDS = frozenset(
    """a an the and or but nor so yet of to in on at by for from with without into onto over under about as than then
    that this these those there here it its he she they them his her their theirs we us our you your i me my who whom
    whose which what when where why how is are was were be been being am do does did done has have had having will would
    shall should can could may might must not no n't 's also very just only such some any each other another more most
    much many own same too if because while during before after between through again once both all per via up down out
    off""".split()
)
ABBREVIATIONS = frozenset(
    """mr mrs ms dr prof st jr sr vs etc inc ltd co corp no nos fig figs eq al approx dept est gen gov hon lt col sgt
    capt sen rep rev jan feb mar apr jun jul aug sept sep oct nov dec e.g i.e u.s u.k u.n a.m p.m ph.d d.c cf ca pp p
    vol sec art para""".split()
)
WORD = re.compile(r"\w+(?:[.,:]\d+)*", re.UNICODE)
ENDING = re.compile(r"[.!?。！？]+[\"'”’)\]]*(?:\s+|$)|(?<=[a-z]{3})[.!?](?=[A-Z][a-z])")
TABLE_RULE = re.compile(r"^[|:\s-]+$")
CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|[_\-]+")

TokenCount = Callable[[str], int]


@dataclass
class Unit:
    """A sentence, a line, or a record of fields, with the heading that it stands under."""

    text: str
    heading: str = ""
    tokens: int = 0
    terms: frozenset[str] = field(default_factory=frozenset)


def stem(word: str) -> str:
    """A crude stem: enough to match inflections within one language."""
    if len(word) > 4 and word.isalpha():
        for ending in ("'s", "ings", "ing", "edly", "ed", "ies", "es", "ly", "s", "e"):
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                return word[: -len(ending)]
    return word


def terms_of(text: str) -> frozenset[str]:
    """Stems of the content words and numbers of a text."""
    words = (word.lower().replace(",", "") for word in WORD.findall(text))
    return frozenset(stem(word) for word in words if word not in STOP_WORDS)


def sentences_of(text: str) -> list[tuple[int, int]]:
    """Half-open ranges of a text's sentences."""
    ranges, start = [], 0
    for match in ENDING.finditer(text):
        words = text[start : match.start()].split()
        last = words[-1].lower().strip("(\"'“") if words else ""
        at_stop = match.group().startswith(".") and match.end() < len(text)
        if at_stop and (
            last in ABBREVIATIONS
            or (len(last) == 1 and last.isalpha())
            or (last.isdigit() and len(words) == 1)
        ):
            continue
        ranges.append((start, match.end()))
        start = match.end()
    if start < len(text):
        ranges.append((start, len(text)))
    return [(a, b) for a, b in ranges if text[a:b].strip()]


def _pieces(text: str, limit: int = 45) -> list[str]:
    words = text.split()
    if len(words) <= limit:
        return [text]
    return [" ".join(words[i : i + limit]) for i in range(0, len(words), limit)]


def _scalar(value: Any) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _fields(value: Any, path: str) -> list[Unit]:
    if isinstance(value, dict):
        short = [
            f"{CAMEL.sub(' ', key).lower()} {_scalar(one)}"
            for key, one in value.items()
            if not isinstance(one, (dict, list)) and len(str(one).split()) <= 12
        ]
        lead = f"{path}: " if path else ""
        units = [Unit(lead + piece) for piece in _pieces(", ".join(short))] if short else []
        for key, one in value.items():
            if isinstance(one, (dict, list)) or len(str(one).split()) > 12:
                units += _fields(one, f"{path} {CAMEL.sub(' ', key).lower()}".strip())
        return units
    if isinstance(value, list):
        if all(not isinstance(one, (dict, list)) for one in value):
            return [Unit(f"{path}: {piece}") for piece in _pieces(", ".join(map(_scalar, value)))]
        return [unit for one in value for unit in _fields(one, path)]
    return [
        Unit(piece, path)
        for a, b in sentences_of(_scalar(value))
        for piece in _pieces(_scalar(value)[a:b].strip())
    ]


def _is_heading(line: str, following: str) -> bool:
    if line.startswith("#"):
        return True
    words = line.split()
    return (
        0 < len(words) <= 8
        and line[-1] not in ".!?,;\"”'’"
        and len(following.split()) > 8
        and line[0].isupper()
    )


def units_of(context: str, count: TokenCount) -> list[Unit]:
    """Reads a context into units: fields of JSON, otherwise the sentences of each line under its heading."""
    units: list[Unit] = []
    stripped = context.strip()
    if stripped[:1] in "{[":
        try:
            units = _fields(json.loads(stripped), "")
        except ValueError:
            units = []
    if not units:
        heading = columns = ""
        lines = [line.strip() for line in context.split("\n") if line.strip()]
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            if line.startswith("|"):
                if TABLE_RULE.match(line):
                    continue
                units += [Unit(piece, columns or heading) for piece in _pieces(line)]
                columns = columns or line
                continue
            columns = ""
            if _is_heading(line, following):
                heading = line.strip("#: ")
                units.append(Unit(heading))
                continue
            for a, b in sentences_of(line):
                units += [Unit(piece, heading) for piece in _pieces(line[a:b].strip())]
    for unit in units:
        unit.tokens = count(unit.text)
        unit.terms = terms_of(unit.text)
    return units


def rarity(units: list[Unit]) -> dict[str, float]:
    """Weight of each term of a context: the rarer, the heavier."""
    seen: dict[str, int] = {}
    for unit in units:
        for term in unit.terms:
            seen[term] = seen.get(term, 0) + 1
    return {term: math.log(1 + len(units) / number) for term, number in seen.items()}


def _join(units: list[Unit], chosen: list[int]) -> str:
    text, last, heading = "", -2, ""
    for at in sorted(chosen):
        unit = units[at]
        lead = (
            f"{unit.heading}: " if unit.heading and unit.heading != heading and at - 1 not in chosen else ""
        )
        joint = "" if not text else " " if at == last + 1 else GAP
        text += joint + lead + unit.text
        last, heading = at, unit.heading or heading
    return text


def evidence_for(
    claim: str, units: list[Unit], weights: dict[str, float], budget: int = EVIDENCE_TOKENS
) -> str:
    """Chooses the units that cover the claim's words best, within a number of word pieces.

    Everything, where it fits. Otherwise: the best unit; up to two that add most of the words still missing; the
    neighbours of the best; then whatever adds a missing word. In the order of the document.
    """
    if sum(unit.tokens for unit in units) <= budget:
        return _join(units, list(range(len(units))))
    wanted = {term: weights[term] for term in terms_of(claim) if term in weights}
    shared = [{term for term in unit.terms if term in wanted} for unit in units]
    heads = [
        {term for term in terms_of(unit.heading) if term in wanted} if unit.heading else set()
        for unit in units
    ]
    full = [sum(wanted[term] for term in one) for one in shared]
    chosen: list[int] = []
    missing = set(wanted)
    room = budget

    def gain(at: int) -> float:
        new = sum(wanted[term] for term in shared[at] & missing)
        head = sum(wanted[term] for term in (heads[at] - shared[at]) & missing)
        near = 0.15 * full[at] if any(abs(at - other) <= 2 for other in chosen) else 0.0
        return new + 0.3 * head + 0.2 * full[at] + near - 0.004 * units[at].tokens

    def take(at: int) -> None:
        nonlocal room
        chosen.append(at)
        missing.difference_update(shared[at])
        room -= units[at].tokens + 1

    def best(positive: bool) -> int | None:
        open_ = [
            at
            for at in range(len(units))
            if at not in chosen
            and (units[at].tokens <= room or not chosen)
            and (not positive or shared[at] & missing)
        ]
        return max(open_, key=gain, default=None)

    first = best(False)
    if first is None:
        return ""
    take(first)
    for _ in range(2):
        at = best(True)
        if at is not None:
            take(at)
    for at in (first - 1, first + 1):
        if 0 <= at < len(units) and at not in chosen and units[at].tokens <= room:
            take(at)
    while (at := best(True)) is not None:
        take(at)
    return _join(units, chosen)


def overlap(claim: str, units: list[Unit], weights: dict[str, float]) -> float:
    """The plain measure to be beaten: share of the claim's weight in the best three neighbouring units."""
    terms = terms_of(claim)
    unseen = math.log(1 + len(units))
    total = sum(weights.get(term, unseen) for term in terms)
    if not total:
        return 1.0
    score = 0.0
    for at in range(max(1, len(units) - 2)):
        held: set[str] = set().union(*(unit.terms for unit in units[at : at + 3]))
        score = max(score, sum(weights.get(term, unseen) for term in terms & held))
    return score / total
