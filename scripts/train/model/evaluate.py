"""Scores examples with the exported model or with a fold's weights, and prints the tables.

python evaluate.py --examples examples.jsonl.gz --base DIR --model DIR|model.safetensors --part measure|closed|fold-a…
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
from sklearn.metrics import balanced_accuracy_score, roc_auc_score

from batches import Encoded, Row, batched, encode, load_tokenizer, read_rows, tensors
from export import NAMES, probabilities, session
from network import from_weights
from sets import FOLDS, MEASURE_ONLY


def chosen(rows: list[Row], part: str, limit: int) -> list[Row]:
    """The rows of a part; of each set at most so many items, drawn by the hash of their identity."""
    if part == "measure":
        rows = [row for row in rows if row["dataset"] in MEASURE_ONLY]
    elif part == "closed":
        rows = [row for row in rows if row["closed"] and row["dataset"] not in MEASURE_ONLY]
    elif part == "open":
        rows = [row for row in rows if not row["closed"] and row["dataset"] not in MEASURE_ONLY]
    else:
        families, kinds = FOLDS[part.removeprefix("fold-")]
        rows = [
            row
            for row in rows
            if (row["closed"] and row["kind"].removeprefix("same:") in kinds)
            or (not row["kind"] and row["family"] in families and row["dataset"] not in MEASURE_ONLY)
        ]
    rows = [row for row in rows if row["kind"] or (row["measure"] and len(row["claim"].split()) >= 4)]
    by_set: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        by_set[name_of(row)].add(row["item"])
    kept = {
        name: set(sorted(items, key=lambda item: hashlib.sha256(item.encode()).hexdigest())[:limit])
        for name, items in by_set.items()
    }
    return [row for row in rows if row["item"] in kept[name_of(row)]]


def name_of(row: Row) -> str:
    """The line of the table to which a row belongs."""
    return "edit " + row["kind"].removeprefix("same:") if row["kind"] else row["dataset"]


def score(pairs: list[Encoded], model: Path, base: Path, threads: int) -> list[tuple[np.ndarray, np.ndarray]]:
    """Probabilities of the pair and of each claim token, in the order of the pairs."""
    place = {id(pair): at for at, pair in enumerate(pairs)}
    result: list[tuple[np.ndarray, np.ndarray]] = [(np.zeros(3), np.zeros(0))] * len(pairs)
    onnx = session(model / "model.onnx", threads) if model.is_dir() else None
    network = None if onnx else from_weights(base, model)
    for batch in batched(pairs, 4096, None):
        inputs = tensors(batch)
        if onnx:
            pair, words = onnx.run(None, {name: one.numpy() for name, one in zip(NAMES, inputs, strict=True)})
        else:
            with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
                outputs = network(*inputs)
            pair, words = outputs[0].float().numpy(), outputs[1].float().numpy()
        for at, one in enumerate(batch):
            token = 1 / (1 + np.exp(-words[at, one.claim_start : one.claim_start + one.claim_length]))
            result[place[id(one)]] = (probabilities(pair[at]), token)
    return result


def best_threshold(truth: np.ndarray, values: np.ndarray) -> float:
    """Balanced accuracy at the set's own best threshold."""
    cuts = np.unique(np.quantile(values, np.linspace(0, 1, 101)))
    return max(balanced_accuracy_score(truth, values >= cut) for cut in cuts)


def table(rows: list[Row], scores: list[tuple[np.ndarray, np.ndarray]]) -> str:
    """A table of the sets: items, AUROC and balanced accuracy, beside plain overlap and a simple blend."""
    sets: dict[str, dict[tuple[str, str], list[tuple[Row, np.ndarray]]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for at, (row, (pair, _)) in enumerate(zip(rows, scores, strict=True)):
        key = (row["item"], f"{row['kind']}{at}" if row["kind"] else "")
        sets[name_of(row)][key].append((row, pair))
    lines = [
        "| set | items | AUROC overlap | model | blend | bal. acc. overlap (own threshold) | model (own) | model (.5) |",
        "|---|---|---|---|---|---|---|---|",
    ]
    means: list[list[float]] = []
    for name, items in sorted(sets.items()):
        truth = np.array([all(row["label"] == "supported" for row, _ in one) for one in items.values()])
        if truth.all() or not truth.any():
            continue
        model = np.array([min(pair[0] for _, pair in one) for one in items.values()])
        plain = np.array([min(row["overlap"] for row, _ in one) for one in items.values()])
        clipped = np.clip(model, 1e-4, 1 - 1e-4)
        blend = np.log(clipped / (1 - clipped)) + 4 * plain
        figures = [
            roc_auc_score(truth, plain),
            roc_auc_score(truth, model),
            roc_auc_score(truth, blend),
            best_threshold(truth, plain),
            best_threshold(truth, model),
            balanced_accuracy_score(truth, model >= 0.5),
        ]
        if not name.startswith("edit "):
            means.append(figures)
        lines.append(f"| {name} | {len(truth)} | " + " | ".join(f"{100 * one:.1f}" for one in figures) + " |")
    if means:
        average = np.mean(np.array(means), axis=0)
        lines.append(
            f"| mean of {len(means)} sets | | " + " | ".join(f"{100 * one:.1f}" for one in average) + " |"
        )
    return "\n".join(lines)


def asserted(rows: list[Row], scores: list[tuple[np.ndarray, np.ndarray]]) -> str:
    """How often "contradicted" is right where it is sure, and how wrong words are found."""
    lines = [
        "| set | contradicted ≥ .7: share, right (not supported) | ≥ .9 | words: AUROC |",
        "|---|---|---|---|",
    ]
    by_set: dict[str, list[tuple[Row, np.ndarray, np.ndarray, list[int] | None]]] = defaultdict(list)
    for row, (pair, token) in zip(rows, scores, strict=True):
        by_set[name_of(row)].append((row, pair, token, row.get("wrong")))
    for name, items in sorted(by_set.items()):
        cells = []
        for cut in (0.7, 0.9):
            sure = [row["label"] != "supported" for row, pair, _, _ in items if pair[1] >= cut]
            cells.append(
                f"{100 * len(sure) / len(items):.1f} %, {100 * np.mean(sure):.1f} %" if sure else "none"
            )
        marked = [(wrong, token) for _, _, token, wrong in items if wrong and any(wrong)]
        truth = [value for wrong, _ in marked for value in wrong]
        values = [value for _, token in marked for value in token]
        words = f"{100 * roc_auc_score(truth, values):.1f}" if truth and not all(truth) else "–"
        lines.append(f"| {name} | {' | '.join(cells)} | {words} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument(
        "--model", type=Path, required=True, help="an exported folder, or weights as safetensors"
    )
    parser.add_argument(
        "--part", required=True, choices=["measure", "closed", "open", *(f"fold-{name}" for name in FOLDS)]
    )
    parser.add_argument("--limit", type=int, default=400, help="most items of a set")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    rows = chosen(read_rows(options.examples), options.part, options.limit)
    random.Random(1).shuffle(rows)
    pairs = encode(load_tokenizer(options.base), rows)
    for pair in pairs:
        pair.row["wrong"] = pair.wrong
    scores = score(pairs, options.model, options.base, options.threads)
    print(f"## {options.part}, {options.model.name}\n\n{table(rows, scores)}\n\n{asserted(rows, scores)}\n")


if __name__ == "__main__":
    main()
