"""The network: an MPNet encoder with a head over the pair and a head over the claim's tokens."""

from __future__ import annotations

import json
from pathlib import Path

import torch
from safetensors.torch import load_file
from torch import Tensor, nn
from transformers import MPNetConfig, MPNetModel

from batches import Batch

LABELS = ("supported", "contradicted", "unsupported")


class Reading(nn.Module):
    """Reads `<s> evidence </s> claim </s>`: three logits for the pair, one for each token ("this word is wrong").

    The pair is judged by the first token's state and the mean of the claim's.
    """

    def __init__(self, encoder: MPNetModel) -> None:
        super().__init__()
        self.encoder = encoder
        size = encoder.config.hidden_size
        self.pooler = nn.Linear(2 * size, size)
        self.pair = nn.Linear(size, len(LABELS))
        self.words = nn.Linear(size, 1)
        for layer in (self.pooler, self.pair, self.words):
            nn.init.normal_(layer.weight, std=0.02)
            nn.init.zeros_(layer.bias)

    def forward(self, input_ids: Tensor, attention_mask: Tensor, claim_mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of pairs (batch, 3) and of their tokens (batch, length), each claim alone, as the product reads it."""
        states = self.encoder(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        of_claim = claim_mask.unsqueeze(-1).to(states.dtype)
        mean = (states * of_claim).sum(1) / of_claim.sum(1).clamp(min=1)
        return self.judged(states[:, 0], mean), self.words(states).squeeze(-1)

    def learn(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """Logits of the claims of all sequences (claims, 3) and of their tokens, laid flat. The same for a claim alone."""
        states = self.states(batch.ids, batch.positions, batch.sees).flatten(0, 1)
        owner = batch.owner.flatten()
        sums = states.new_zeros(len(batch.claims) + 1, states.shape[-1]).index_add(0, owner, states)
        sizes = torch.bincount(owner, minlength=len(batch.claims) + 1).clamp(min=1).unsqueeze(-1)
        return self.judged(states[batch.first], (sums / sizes)[:-1]), self.words(states).squeeze(-1)

    def states(self, ids: Tensor, positions: Tensor, sees: Tensor) -> Tensor:
        """States of the last layer. `sees` (batch, length, length) tells which token reads which."""
        encoder = self.encoder.encoder
        apart = positions[:, None, :] - positions[:, :, None]
        bias = encoder.relative_attention_bias(encoder.relative_position_bucket(apart)).permute(0, 3, 1, 2)
        hidden = torch.zeros(sees.shape, dtype=bias.dtype).masked_fill(~sees, -1e9).unsqueeze(1)
        states = self.encoder.embeddings(
            input_ids=ids, position_ids=positions + self.encoder.config.pad_token_id + 1
        )
        bias = bias + hidden
        for layer in encoder.layer:
            states = layer(states, None, bias)[0]
        return states

    def judged(self, first: Tensor, mean: Tensor) -> Tensor:
        """Logits of pairs, of the state of the first token and the mean of the claim's."""
        return self.pair(torch.tanh(self.pooler(torch.cat([first, mean], dim=-1))))


def from_base(folder: Path) -> Reading:
    """A fresh network on the pretrained encoder, without dropout: no row is seen more than a few times."""
    settings = json.loads((folder / "config.json").read_text())
    settings.update(hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)
    encoder = MPNetModel(MPNetConfig(**settings), add_pooling_layer=False)
    weights = load_file(folder / "model.safetensors")
    wanted = encoder.state_dict().keys()
    missing = [name for name in wanted if name not in weights and "position_ids" not in name]
    if missing:
        raise ValueError(f"The base lacks {missing}")
    encoder.load_state_dict({name: weights[name] for name in wanted if name in weights}, strict=False)
    return Reading(encoder)


def from_weights(base: Path, weights: Path) -> Reading:
    """A trained network."""
    network = from_base(base)
    network.load_state_dict(load_file(weights))
    return network.eval()
