"""Builds a stage's rows: evidence, claim, label, wrong words. One JSON object a line.

python examples.py --stage 1 --corpus DIR --pairs mix.jsonl.gz --sets DIR --base DIR --out rows.jsonl.gz
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from batches import load_tokenizer
from corpus import Block, read_corpus
from evidence import GAP, Unit, evidence_for, rarity, sentences_of, units_of
from sets import (
    BINARY,
    CALIBRATION_FILES,
    FRESH_FILES,
    HELD_FILES,
    TRAINED,
    Item,
    code_point_spans,
    is_closed,
    may_train,
    read_set,
)

Row = dict[str, Any]

# Rows of each set of inference pairs in a stage; most come from sets that cannot be guessed without their premise.
PAIRS = {
    "vitaminc_real_test": 7000,
    "new_protocols": 7000,
    "mnli_train_part": 6000,
    "semi_auto_nli_wiki": 3000,
    "cf_snli": 2500,
    "wanli_part": 2500,
    "fever_train": 1500,
    "vitaminc_synthetic_test": 1500,
    "negation_nli": 1200,
    "fever_symmetric": 900,
    "ambient": 900,
    "entailment_bank_devtest": 900,
    "syntactic_aug": 800,
    "conjnli": 800,
    "check_covid": 800,
    "infotabs": 700,
    "evidence_inference": 600,
    "scifact_rte": 500,
    "folio": 500,
    "hans": 500,
    "scone": 500,
    "med": 500,
    "e2e_data2text": 500,
    "wiki_concise": 400,
    "wikisplit": 300,
    "mts_dialog": 300,
    "help_andor": 300,
    "breaking_nli": 300,
    "scitail_devtest": 300,
    "dnc_veridicality": 300,
    "tabfact_part": 300,
}
# Share of each stage: of the pairs, of the corpus's blocks by their age, of the labelled sets.
SHARES = {
    1: {"pairs": 0.7, "corpus": (1.0,), "sets": 0.25},
    2: {"pairs": 0.17, "corpus": (0.35, 1.0), "sets": 0.4},
    3: {"pairs": 0.1, "corpus": (1.0, 1.0), "sets": 0.2},
    4: {"pairs": 0.3, "corpus": (1.0, 1.0), "sets": 0.4},
    5: {"pairs": 0.12, "corpus": (0.35, 0.35), "sets": 0.2},
    6: {"pairs": 0.03, "corpus": (0.07, 0.07), "sets": 0.07},
    7: {"pairs": 0.5, "corpus": (1.0, 1.0), "sets": 0.4},
    8: {"pairs": 0.25, "corpus": (0.8, 0.8), "sets": 0.25},
    9: {"pairs": 0.04, "corpus": (0.1, 0.1), "sets": 0.08},
    10: {"pairs": 0.35, "corpus": (0.8, 0.8), "sets": 0.3},
    11: {"pairs": 0.08, "corpus": (0.2, 0.2, 1.0), "sets": 0.08},
    12: {"pairs": 0.012, "corpus": (0.015, 0.015, 0.06), "sets": 0.025},
    13: {"pairs": 0.08, "corpus": (0.15, 0.2, 0.3), "sets": 0.07},
    14: {"pairs": 0.03, "corpus": (0.05, 0.05, 0.05, 1.0), "sets": 0.03},
    15: {"pairs": 0.012, "corpus": (0, 0, 0, 0.03, 0.75, 1.0), "sets": 0.02},
    16: {"pairs": 0.04, "corpus": (0.12, 0.1, 0.12, 0.2, 0.5), "sets": 0.04},
    17: {"pairs": 0.01, "corpus": (0, 0, 0, 0, 0, 0, 1.0), "sets": 0.01},
}
# The first files of each age of the corpus, oldest first: stages were trained as it grew.
AGES = (
    dict.fromkeys("abcdefghiklno", 1),
    dict.fromkeys("pqrstu", 1),
    dict.fromkeys("vwxyz", 1),
    {"v": 9, "w": 5, "x": 8, "y": 6, "z": 4},
    {"v": 11, "w": 8, "x": 10, "y": 8, "z": 6},
    {"w": 13, "x": 16, "y": 10, "z": 8},
    {"a": 5, "c": 5, "e": 5, "f": 4, "g": 6, "h": 5, "i": 4, "n": 3, "v": 17, "x": 18},
)
# Share of a set's supported rows, where they would drown the rest.
SUPPORTED_SHARE = {"ragtruth_sent": 0.3, "dialfact_true": 0.4}
SET_SHARE = {"dialfact_true": 0.25, "factcheckbench": 0.7, "fm2": 0.6}
# How often a block's context stands beside sentences of another.
DISTRACTED = 0.25
REFERS_BACK = re.compile(
    r"^(?:it|its|they|their|them|he|his|him|she|her|this|that|these|those|both|such|neither|the (?:former|latter|same|other))\b",
    re.IGNORECASE,
)


def row(dataset: str, evidence: str, claim: str, label: str, **more: object) -> Row:
    """A row; `wrong` are ranges of the claim's wrong words, None where nobody marked them."""
    return {
        "set": dataset,
        "evidence": evidence,
        "claim": claim,
        "label": label,
        "previous": "",
        "wrong": None,
        **more,
    }


def of_pairs(path: Path, share: float, rng: random.Random) -> Iterator[Row]:
    """A sample of the inference pairs."""
    by_set: dict[str, list[Row]] = {}
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            pair = json.loads(line)
            if pair["split"] == "train" and pair["s"] in PAIRS:
                by_set.setdefault(pair["s"], []).append(pair)
    names = {"entailment": "supported", "contradiction": "contradicted", "neutral": "unsupported"}
    for name, pairs in by_set.items():
        for pair in rng.sample(pairs, min(len(pairs), round(PAIRS[name] * share))):
            yield row(name, pair["p"], pair["h"], names.get(pair["y"], "not supported"))


def distracted(context: str, others: list[Block], rng: random.Random) -> str:
    """A context with some neighbouring sentences of another one before or behind it."""
    if rng.random() >= DISTRACTED or len(context.split()) > 130 or "\n|" in context or "{" in context:
        return context
    other = rng.choice(others).context
    ranges = sentences_of(other)
    start = rng.randrange(len(ranges))
    part = " ".join(other[a:b].strip() for a, b in ranges[start : start + rng.choice([1, 2])])
    if len(part.split()) > 60:
        return context
    return f"{part}{GAP}{context}" if rng.random() < 0.5 else f"{context}{GAP}{part}"


def of_corpus(blocks: list[Block], reader: Reader, rng: random.Random) -> Iterator[Row]:
    """Every statement under both contexts; the two rows share the name of their statement."""
    for at, block in enumerate(blocks):
        for context, is_twin in ((block.context, False), (block.twin, True)):
            if context is None:
                continue
            text = distracted(context, blocks, rng)
            for number, one in enumerate(block.statements):
                label = one.twin_label if is_twin else one.label
                wrong = [] if label == "supported" else None if is_twin else one.wrong
                refers = bool(REFERS_BACK.match(one.text)) or rng.random() < 0.15
                yield row(
                    "corpus",
                    reader.evidence(one.text, text),
                    one.text,
                    label,
                    wrong=wrong,
                    previous=one.previous if refers else "",
                    statement=f"{block.file}/{at}/{number}",
                )


def age_of(block: Block) -> int:
    """The latest age whose files a block is among."""
    part, number = block.file.split("/")
    return max(age for age, first in enumerate(AGES) if int(number) >= first.get(part, 100))


class Reader:
    """Reads contexts into units, keeping the latest: items of one document mostly follow one another."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._kept: dict[str, tuple[list[Unit], dict[str, float]]] = {}

    def evidence(self, claim: str, context: str) -> str:
        """What the model is shown of a context."""
        if context not in self._kept:
            if len(self._kept) > 200:
                self._kept.clear()
            units = units_of(
                context, lambda text: len(self._tokenizer.encode(text, add_special_tokens=False).ids)
            )
            self._kept[context] = (units, rarity(units))
        return evidence_for(claim, *self._kept[context])


def of_item(item: Item, reader: Reader) -> Iterator[Row]:
    """The sentences of a labelled item, each with the label that its spans give it."""
    text, label, name = item["output"], item["label"], item["dataset"]
    if name == "begin" and label == "partially":
        return
    binary = name in BINARY and label != "supported"
    whole = "not supported" if binary or label == "partially" else label
    marked = code_point_spans(text, item["spans"])
    ranges = sentences_of(text) if item["granularity"] == "response" else [(0, len(text))]
    if len(ranges) <= 1:
        claim = text.strip("\n")
        wrong = [] if label == "supported" else marked or None
        yield row(name, reader.evidence(claim, item["context"]), claim, whole, wrong=wrong)
    elif label == "supported" or marked:
        for start, end in ranges:
            inside = [
                (max(a, start) - start, min(b, end) - start) for a, b in marked if a < end and b > start
            ]
            claim = text[start:end].rstrip()
            yield row(
                name,
                reader.evidence(claim, item["context"]),
                claim,
                whole if inside else "supported",
                wrong=inside,
            )


def of_sets(folder: Path, reader: Reader, share: float, rng: random.Random) -> Iterator[Row]:
    """Open documents of the sets that train."""
    for name in TRAINED:
        for item in read_set(folder, name):
            if is_closed(item) or not may_train(item) or rng.random() >= share * SET_SHARE.get(name, 1.0):
                continue
            for one in of_item(item, reader):
                if one["label"] != "supported" or rng.random() < SUPPORTED_SHARE.get(name, 1.0):
                    yield one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stage", type=int, choices=sorted(SHARES), required=True)
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--pairs", type=Path, required=True)
    parser.add_argument("--sets", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=30)
    options = parser.parse_args()
    rng, shares = random.Random(f"{options.seed}/{options.stage}"), SHARES[options.stage]
    reader = Reader(load_tokenizer(options.base))
    apart = (*HELD_FILES, *FRESH_FILES, *CALIBRATION_FILES)
    blocks = [block for block in read_corpus(options.corpus) if block.file not in apart]
    rows = [*of_pairs(options.pairs, shares["pairs"], rng)]
    for age, share in enumerate(shares["corpus"]):
        some = [block for block in blocks if age_of(block) == age]
        rows += of_corpus(rng.sample(some, round(len(some) * share)), reader, rng)
    rows += of_sets(options.sets, reader, shares["sets"], rng)
    with gzip.open(options.out, "wt", encoding="utf-8") as out:
        for one in rows:
            out.write(json.dumps(one, ensure_ascii=False) + "\n")
    words = Counter()
    for one in rows:
        words[one["set"]] += len((one["evidence"] + one["claim"]).split())
    print(len(rows), dict(Counter(one["set"] for one in rows)), dict(words))


if __name__ == "__main__":
    main()
