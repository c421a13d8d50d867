"""Makes the tiny models of the product's tests, of random weights: one with both heads, one as others publish theirs.

python tiny.py --out ../../../test/fixtures/reading
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

import torch
from tokenizers import BertWordPieceTokenizer, Tokenizer
from tokenizers.models import Unigram
from tokenizers.pre_tokenizers import Metaspace
from tokenizers.processors import TemplateProcessing
from torch import Tensor, nn
from transformers import BertConfig, BertModel, DebertaV2Config, DebertaV2ForSequenceClassification

from export import export
from network import LABELS

WORDS = "the a is in of to and room door open closed seven books bread".split()
SEED = 12
TYPED_NAMES = ("input_ids", "attention_mask", "token_type_ids")


class Typed(nn.Module):
    """Three logits for the pair and one for each token, from an encoder that is told its texts apart by token types."""

    def __init__(self, encoder: BertModel) -> None:
        super().__init__()
        size = encoder.config.hidden_size
        self.encoder, self.pair, self.words = encoder, nn.Linear(size, 3), nn.Linear(size, 1)
        for layer in (self.pair, self.words):
            nn.init.normal_(layer.weight, std=1.0)

    def forward(
        self, input_ids: Tensor, attention_mask: Tensor, token_type_ids: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Logits of the pair (batch, 3) and of the tokens (batch, length)."""
        states = self.encoder(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state
        return self.pair(torch.tanh(states[:, 0])), self.words(states).squeeze(-1)


def write_typed(folder: Path) -> None:
    """Two heads as ours has them, with a vocabulary and marks of BERT's."""
    marks = {0: "[PAD]", 100: "[UNK]", 101: "[CLS]", 102: "[SEP]"}
    pieces = [marks.get(at, f"[unused{at}]") for at in range(103)] + [*WORDS, *".,;", "##s"]
    tokenizer = BertWordPieceTokenizer({piece: at for at, piece in enumerate(pieces)})
    tokenizer.save(str(folder / "tokenizer.json"))
    shape = BertConfig(
        vocab_size=len(pieces),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=160,
        initializer_range=0.5,
    )
    export(Typed(BertModel(shape, add_pooling_layer=False)).eval(), folder / "model.onnx", TYPED_NAMES)
    config = {
        "id2label": {str(at): name for at, name in enumerate(LABELS)},
        "max_position_embeddings": 160,
        "pad_token_id": 0,
        "sha256": hashlib.sha256((folder / "model.onnx").read_bytes()).hexdigest(),
    }
    (folder / "config.json").write_text(json.dumps(config, indent=2) + "\n", encoding="utf-8")


class Classifier(nn.Module):
    """Gives the logits alone, of two inputs."""

    def __init__(self, network: nn.Module) -> None:
        super().__init__()
        self.network = network

    def forward(self, input_ids: Tensor, attention_mask: Tensor) -> Tensor:
        """Logits of the labels (batch, 3)."""
        return self.network(input_ids=input_ids, attention_mask=attention_mask).logits


def write_published(folder: Path) -> None:
    """A classifier of natural language inference in the layout of a model hub: other labels, another tokenizer."""
    pieces = ["[PAD]", "[CLS]", "[SEP]", "[UNK]", "▁", *(f"▁{word}" for word in WORDS), *".,;s"]
    tokenizer = Tokenizer(Unigram([(piece, -float(at)) for at, piece in enumerate(pieces)], unk_id=3))
    tokenizer.pre_tokenizer = Metaspace()
    tokenizer.post_processor = TemplateProcessing(
        single="[CLS] $A [SEP]",
        pair="[CLS] $A [SEP] $B:1 [SEP]:1",
        special_tokens=[("[CLS]", 1), ("[SEP]", 2)],
    )
    tokenizer.save(str(folder / "tokenizer.json"))
    shape = DebertaV2Config(
        vocab_size=len(pieces),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=32,
        relative_attention=True,
        position_buckets=16,
        pos_att_type=["p2c", "c2p"],
        type_vocab_size=0,
        initializer_range=0.5,
        id2label={0: "contradiction", 1: "entailment", 2: "neutral"},
        label2id={"contradiction": 0, "entailment": 1, "neutral": 2},
    )
    shape.save_pretrained(folder)
    network = Classifier(DebertaV2ForSequenceClassification(shape)).eval()
    (folder / "onnx").mkdir(exist_ok=True)
    free = {0: "batch", 1: "length"}
    sample = tuple(torch.ones(2, 16, dtype=torch.long) for _ in range(2))
    torch.onnx.export(
        network,
        sample,
        str(folder / "onnx" / "model.onnx"),
        input_names=["input_ids", "attention_mask"],
        output_names=["logits"],
        dynamic_axes={"input_ids": free, "attention_mask": free, "logits": {0: "batch"}},
        opset_version=17,
        dynamo=False,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    for name, write in (("tiny", write_typed), ("published", write_published)):
        folder = options.out / name
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(SEED)
        write(folder)


if __name__ == "__main__":
    main()
