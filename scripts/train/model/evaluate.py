"""Whether a model reads: held-out statements under their two contexts, under another block's, and without any.

python evaluate.py --base DIR --weights model.safetensors [--blocks 200]
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import torch
from sklearn.metrics import roc_auc_score

from batches import Row, encode, in_batches, load_tokenizer, plain
from corpus import LABELS, read_corpus
from examples import REFERS_BACK, row
from network import Reading, from_weights
from sets import HELD_FILES

CORPUS = Path(__file__).resolve().parents[3] / "test/corpus"


def supports(network: Reading, base: Path, rows: list[Row]) -> list[float]:
    """Probability of support of each row."""
    encoded = encode(load_tokenizer(base), rows)
    at = {id(one): index for index, one in enumerate(encoded)}
    found = [0.0] * len(rows)
    with torch.no_grad():
        for batch in in_batches(encoded, 4096):
            logits, _ = network(*plain(batch))
            for one, probability in zip(batch, torch.softmax(logits, -1)[:, 0].tolist(), strict=True):
                found[at[id(one)]] = probability
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--blocks", type=int, default=1000)
    options = parser.parse_args()
    torch.set_num_threads(1)
    network = from_weights(options.base, options.weights)
    blocks = [block for block in read_corpus(CORPUS) if block.file in HELD_FILES and block.twin]
    blocks = random.Random(1).sample(blocks, min(options.blocks, len(blocks)))
    pairs = [(block, one) for block in blocks for one in block.statements]

    def score(contexts: list[str]) -> list[float]:
        return supports(
            network,
            options.base,
            [
                row(
                    "corpus",
                    context,
                    one.text,
                    one.label,
                    previous=one.previous if REFERS_BACK.match(one.text) else "",
                )
                for context, (_, one) in zip(contexts, pairs, strict=True)
            ],
        )

    own = [block.context for block, _ in pairs]
    first, second = score(own), score([block.twin for block, _ in pairs])
    right = LABELS["="]
    truth, twin_truth = (
        [one.label == right for _, one in pairs],
        [one.twin_label == right for _, one in pairs],
    )
    turned = [(a > b) == t for a, b, t, u in zip(first, second, truth, twin_truth, strict=True) if t != u]
    figures = {
        "told apart by context (a coin 50)": sum(turned) / len(turned),
        "AUROC under both contexts": roc_auc_score(truth + twin_truth, first + second),
        "AUROC with another block's context (reading alone: 50)": roc_auc_score(
            truth, score(own[50:] + own[:50])
        ),
        "AUROC without any": roc_auc_score(truth, score([""] * len(pairs))),
    }
    for name, value in figures.items():
        print(f"{name}: {100 * value:.1f} of {len(pairs)} statements")


if __name__ == "__main__":
    main()
