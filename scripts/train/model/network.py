"""The network: a BERT encoder with a head over the pair and a head over the claim's tokens."""

from __future__ import annotations

import json
from pathlib import Path

import torch
from safetensors.torch import load_file
from torch import Tensor, nn
from transformers import BertConfig, BertModel

LABELS = ("supported", "contradicted", "unsupported")


class Reading(nn.Module):
    """Reads `[CLS] evidence [SEP] claim [SEP]`: three logits for the pair, one for each token ("this word is wrong")."""

    def __init__(self, encoder: BertModel) -> None:
        super().__init__()
        self.encoder = encoder
        size = encoder.config.hidden_size
        self.pooler = nn.Linear(size, size)
        self.pair = nn.Linear(size, len(LABELS))
        self.words = nn.Linear(size, 1)
        for layer in (self.pooler, self.pair, self.words):
            nn.init.normal_(layer.weight, std=0.02)
            nn.init.zeros_(layer.bias)

    def forward(
        self, input_ids: Tensor, attention_mask: Tensor, token_type_ids: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Logits of the pair (batch, 3) and of the tokens (batch, length)."""
        states = self.encoder(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state
        pooled = torch.tanh(self.pooler(states[:, 0]))
        return self.pair(pooled), self.words(states).squeeze(-1)


def from_base(folder: Path, dropout: float) -> Reading:
    """A fresh network on a pretrained encoder. Reads safetensors only."""
    settings = json.loads((folder / "config.json").read_text())
    settings.update(hidden_dropout_prob=dropout, attention_probs_dropout_prob=0.0)
    encoder = BertModel(BertConfig(**settings), add_pooling_layer=False)
    weights = load_file(folder / "model.safetensors")
    wanted = encoder.state_dict().keys()
    found = {name.removeprefix("bert."): value for name, value in weights.items()}
    missing = [name for name in wanted if name not in found and "position_ids" not in name]
    if missing:
        raise ValueError(f"The base lacks {missing}")
    encoder.load_state_dict({name: found[name] for name in wanted if name in found}, strict=False)
    return Reading(encoder)


def from_weights(base: Path, weights: Path) -> Reading:
    """A trained network."""
    network = from_base(base, 0.0)
    network.load_state_dict(load_file(weights))
    return network.eval()
