"""Builds the examples: claim, evidence, label, wrong words. One JSON object a line, all sets in one file.

python examples.py --data DIR --base DIR --out examples.jsonl.gz
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from tokenizers import Tokenizer

from edits import NUMBER, Edit, Rule, Surroundings, names_in
from evidence import Unit, evidence_for, overlap, rarity, sentences_of, units_of
from kinds import GENERAL, KINDS, OUTCOME
from sets import MEASURE_ONLY, TRAINABLE, Item, code_point_spans, family_of, is_closed, may_train, read_set

# Sets that do not tell a contradiction from what the context does not say.
BINARY = ("begin", "q2", "dialfact_true")


@dataclass
class Example:
    """What is trained on (`train`), measured (`measure`), or both."""

    item: str
    dataset: str
    family: str
    closed: bool
    # supported, contradicted, unsupported, or "not supported" where the set does not tell the two apart.
    label: str
    claim: str
    evidence: str
    # Ranges of wrong words in the claim; None where nobody marked them.
    spans: list[tuple[int, int]] | None
    # "" for a claim of the set itself, a kind of corruption, or "same:" and the kind beside which a rewording stands.
    kind: str
    train: bool
    measure: bool
    overlap: float


class Reader:
    """Reads contexts into units, keeping the latest: items of one document mostly follow one another."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self._tokenizer = tokenizer
        self._kept: dict[str, tuple[list[Unit], dict[str, float]]] = {}

    def read(self, context: str) -> tuple[list[Unit], dict[str, float]]:
        """The units of a context and the weights of its terms."""
        if context not in self._kept:
            if len(self._kept) > 200:
                self._kept.clear()
            units = units_of(
                context, lambda text: len(self._tokenizer.encode(text, add_special_tokens=False).ids)
            )
            self._kept[context] = (units, rarity(units))
        return self._kept[context]


def example(
    item: Item, reader: Reader, claim: str, label: str, spans: list[tuple[int, int]] | None, **more: object
) -> Example:
    """An example of an item's context."""
    units, weights = reader.read(item["context"])
    values = {"kind": "", "train": may_train(item), "measure": True, **more}
    return Example(
        item=item["id"],
        dataset=item["dataset"],
        family=family_of(item["dataset"]),
        closed=is_closed(item),
        label=label,
        claim=claim,
        evidence=evidence_for(claim, units, weights),
        spans=spans,
        overlap=round(overlap(claim, units, weights), 4),
        **values,
    )


def of_item(item: Item, reader: Reader) -> list[Example]:
    """The sentences of an item, each with the label that its spans give it."""
    text, label = item["output"], item["label"]
    if item["dataset"] == "begin" and label == "partially":
        return []
    binary = item["dataset"] in BINARY and label != "supported"
    whole = "not supported" if binary or label == "partially" else label
    marked = code_point_spans(text, item["spans"])
    ranges = sentences_of(text) if item["granularity"] == "response" else [(0, len(text))]
    if len(ranges) <= 1:
        spans = [] if label == "supported" else marked or None
        return [example(item, reader, text.strip("\n"), whole, spans)]
    if label == "supported" or marked:
        rows = []
        for start, end in ranges:
            inside = [
                (max(a, start) - start, min(b, end) - start) for a, b in marked if a < end and b > start
            ]
            rows.append(
                example(item, reader, text[start:end].rstrip(), whole if inside else "supported", inside)
            )
        return rows
    rows = [example(item, reader, text[a:b].strip(), whole, None, train=False) for a, b in ranges]
    return [*rows, example(item, reader, text, whole, None, measure=False)]


def surroundings(units: list[Unit]) -> Surroundings:
    """Names, numbers and sentences of a context."""
    sentences = [unit.text for unit in units]
    names = {match.group() for text in sentences for match in names_in(text) if len(match.group()) < 40}
    numbers = {match.group() for text in sentences for match in NUMBER.finditer(text)}
    return Surroundings(tuple(sorted(names)), tuple(sorted(numbers)), tuple(sentences))


def reworded(text: str, rng: random.Random, around: Surroundings, times: int) -> str:
    """Applies rewordings one after the other."""
    for _ in range(times):
        edit = rng.choice(GENERAL)(text, rng, around)
        if edit and len(edit.text) < 400:
            text = edit.text
    return text


def apply(rules: tuple[Rule, ...], text: str, rng: random.Random, around: Surroundings) -> Edit | None:
    """The first of the rules, in random order, that changes the text."""
    for rule in rng.sample(rules, len(rules)):
        edit = rule(text, rng, around)
        if edit and edit.text.lower() != text.lower() and len(edit.text) > 12:
            return edit
    return None


class Synthesis:
    """Makes pairs of a corruption and a rewording, the kinds in balance."""

    def __init__(self, reader: Reader, seed: int) -> None:
        self._reader = reader
        self._rng = random.Random(seed)
        self._made: Counter[str] = Counter()
        self._previous: list[str] = []

    def of_context(self, item: Item, claims: list[str], number: int) -> list[Example]:
        """Pairs from up to `number` true claims and sentences of an item's context."""
        units, _ = self._reader.read(item["context"])
        around = surroundings(units)
        copied = [
            unit.text for unit in units if 6 <= len(unit.text.split()) <= 38 and unit.text[-1] in ".!?;"
        ]
        bases = self._rng.sample(claims, min(len(claims), number)) + self._rng.sample(
            copied, min(len(copied), number)
        )
        rows = []
        for base in bases[: number * 2]:
            rows += self._pair(item, base, around)
        if self._previous and self._rng.random() < 0.25:
            rows.append(self._row(item, Edit(self._rng.choice(self._previous)), "unsupported", "foreign"))
        self._previous = (self._previous + bases)[-400:]
        return rows

    def _row(self, item: Item, edit: Edit, label: str, kind: str) -> Example:
        return example(item, self._reader, edit.text, label, list(edit.spans), kind=kind)

    def _pair(self, item: Item, base: str, around: Surroundings) -> list[Example]:
        rng = self._rng
        text = reworded(base, rng, around, rng.choice([0, 0, 1, 2, 3]))
        for kind in sorted(KINDS, key=lambda one: self._made[one] / SHARES.get(one, 1) + rng.random()):
            wrong, right = KINDS[kind]
            corrupt = apply(wrong, text, rng, around)
            if corrupt is None:
                continue
            self._made[kind] += 1
            spans = None if kind == "condition" else list(corrupt.spans)
            row = self._row(item, corrupt, OUTCOME[kind], kind)
            row.spans = spans
            other = apply(right, reworded(base, rng, around, rng.choice([0, 1, 2])), rng, around)
            same = other or Edit(reworded(base, rng, around, 3))
            return [row, self._row(item, Edit(same.text), "supported", f"same:{kind}")]
        return []


# Kinds that are hard to learn get more than an equal share of the pairs.
SHARES = {"role": 2.0, "condition": 2.0, "name": 1.5}
# How many true claims, and as many sentences, of each context are edited.
PAIRS = {
    "ragtruth_sent": 4,
    "summedits": 6,
    "factcheckbench": 1,
    "frank": 4,
    "bump": 4,
    "contractnli": 6,
    "fm2": 1,
    "begin": 1,
    "wice_claim": 2,
    "q2": 1,
    "dialfact_true": 1,
}
NLI_SHARE = 0.06


def synthetic(by_set: dict[str, list[Item]], reader: Reader, seed: int) -> list[Example]:
    """Corruptions and rewordings of the open and closed documents of the trainable sets."""
    synthesis, rng, rows = Synthesis(reader, seed), random.Random(seed + 1), []
    for dataset, items in by_set.items():
        contexts: dict[str, list[Item]] = {}
        for item in items:
            contexts.setdefault(item["context"], []).append(item)
        for items_of_context in contexts.values():
            item = items_of_context[0]
            if dataset in ("mnli", "snli"):
                if rng.random() > NLI_SHARE:
                    continue
                number = 1
            elif dataset in PAIRS:
                number = PAIRS[dataset]
            else:
                continue
            claims = [
                one["output"][a:b].strip()
                for one in items_of_context
                if one["label"] == "supported"
                for a, b in sentences_of(one["output"])
                if len(one["output"][a:b].split()) >= 5
            ]
            rows += synthesis.of_context(item, claims, number)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of the labelled sets")
    parser.add_argument(
        "--base", type=Path, required=True, help="folder of the encoder, with its tokenizer.json"
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=12)
    options = parser.parse_args()
    tokenizer = Tokenizer.from_file(str(options.base / "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    reader = Reader(tokenizer)
    by_set = {name: list(read_set(options.data, name)) for name in (*TRAINABLE, *MEASURE_ONLY)}
    rows = [row for items in by_set.values() for item in items for row in of_item(item, reader)]
    rows += synthetic({name: by_set[name] for name in TRAINABLE}, reader, options.seed)
    with gzip.open(options.out, "wt", encoding="utf-8") as out:
        for row in rows:
            out.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
    for (name, kind, label), number in sorted(
        Counter((r.dataset, r.kind, r.label) for r in rows if not r.kind).items()
    ):
        print(f"{name:20} {kind:16} {label:14} {number}")
    for (kind, label), number in sorted(Counter((r.kind, r.label) for r in rows if r.kind).items()):
        print(f"{'edited':20} {kind:16} {label:14} {number}")


if __name__ == "__main__":
    main()
