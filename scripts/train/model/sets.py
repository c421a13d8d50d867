"""The labelled sets: which may shape shipped weights, which leave together, which documents are closed."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Item = dict[str, Any]

# Licences that allow shipped weights (MIT, Apache, BSD, CC-BY, CC-BY-SA, ODC-BY, CDLA).
TRAINABLE = (
    "ragtruth_sent",
    "summedits",
    "factcheckbench",
    "diasumfact",
    "frank",
    "bump",
    "contractnli",
    "fm2",
    "begin",
    "wice_claim",
    "wice_tokens",
    "q2",
    "dialfact_true",
    "mnli",
    "snli",
)

# Non-commercial or no stated licence: read only to print figures.
MEASURE_ONLY = (
    "faithbench_sent",
    "lfqa_verification",
    "attributionbench",
    "qags",
    "summeval",
    "healthver",
    "climate_fever",
    "xsum_hallucination",
    "cliff",
    "goyal21",
    "polytope",
    "factcc",
    "paws",
    "bamboo_hallu",
)

# Sets that share contexts or outputs. The first name stands for the family.
FAMILIES = (
    ("ragtruth", "ragtruth_sent"),
    ("faithbench", "faithbench_sent"),
    ("frank", "xsum_hallucination", "qags", "summeval", "cliff", "goyal21", "polytope", "factcc", "bump"),
    ("wice_claim", "wice_tokens"),
    ("begin", "q2", "dialfact_true"),
    ("mnli", "snli"),
)

# What the shipped weights were trained on, open documents alone. Not frank and bump, whose texts the sets of news
# summaries share; not summedits, contractnli, mnli and snli, so that they can measure.
TRAINED = (
    "ragtruth_sent",
    "factcheckbench",
    "diasumfact",
    "fm2",
    "begin",
    "wice_claim",
    "wice_tokens",
    "q2",
    "dialfact_true",
)

# Sets that do not tell a contradiction from what the context does not say.
BINARY = ("begin", "q2", "dialfact_true")

# Files of the written corpus on which nothing is made: they measure, the fresh ones how natural text is read. On the others the calibration is fitted.
HELD_FILES = ("a/04", "c/04", "e/04", "f/03", "g/03", "h/04", "i/03", "n/02")
FRESH_FILES = ("v/06", "v/07", "v/08")
CALIBRATION_FILES = ("p/04", "q/04", "r/04", "s/04", "t/04", "u/04")


def family_of(dataset: str) -> str:
    """The name under which a set's relatives leave together."""
    return next((family[0] for family in FAMILIES if dataset in family), dataset)


def is_closed(item: Item) -> bool:
    """Whether an item belongs to the 30 % of documents that nothing is made on: sha256(family + group)."""
    group = item["meta"].get("group") or item["context"]
    digest = hashlib.sha256((family_of(item["dataset"]) + group).encode("utf-8")).hexdigest()
    return int(digest[:8], 16) % 10 < 3


def may_train(item: Item) -> bool:
    """Whether an item may shape shipped weights: its set's licence allows it, and so does the copy it came from."""
    return item["dataset"] in TRAINABLE and "-NC" not in item["license"]


def read_set(folder: Path, dataset: str) -> Iterator[Item]:
    """All development (and, where there is one, training) items of a set."""
    for path in sorted(folder.glob(f"{dataset}.*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def code_point_spans(text: str, spans: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """Spans are UTF-16 offsets in the files; here they become code points."""
    if all(ord(char) < 0x10000 for char in text):
        return [(span["start"], span["end"]) for span in spans]
    units = [0]
    for char in text:
        units.append(units[-1] + (2 if ord(char) >= 0x10000 else 1))
    position = {unit: index for index, unit in enumerate(units)}
    return [(position.get(span["start"], 0), position.get(span["end"], len(text))) for span in spans]
