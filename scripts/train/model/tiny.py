"""Makes the tiny model of the product's tests: random weights in the shape of the real one, with its own vocabulary.

python tiny.py --out ../../../test/fixtures/reading/tiny
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from transformers import BertConfig, BertModel

from export import export, write_config
from network import Reading

# Ids of the marks are those of the real vocabulary.
PIECES = {0: "[PAD]", 100: "[UNK]", 101: "[CLS]", 102: "[SEP]"}
WORDS = "the a is in of to and room door open closed seven books bread . , ; ##s".split()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    pieces = [PIECES.get(at, f"[unused{at}]") for at in range(103)] + WORDS
    (options.out / "vocab.txt").write_text("\n".join(pieces) + "\n", encoding="utf-8")
    torch.manual_seed(12)
    shape = BertConfig(
        vocab_size=len(pieces),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=160,
        initializer_range=0.5,
    )
    network = Reading(BertModel(shape, add_pooling_layer=False)).eval()
    with torch.no_grad():
        for layer in (network.pair, network.words):
            layer.weight.normal_(std=1.0)
    export(network, options.out / "model.onnx")
    write_config(options.out, 1.0)


if __name__ == "__main__":
    main()
