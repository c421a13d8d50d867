"""Turns rows into batches of token ids."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from tokenizers import Tokenizer
from torch import Tensor

from evidence import CLAIM_TOKENS, MAX_TOKENS

Row = dict[str, Any]
START, PAD, SEP = 0, 1, 2
PREVIOUS_TOKENS = 40


def read_rows(path: Path) -> list[Row]:
    """All rows of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def load_tokenizer(base: Path) -> Tokenizer:
    """The encoder's own tokenizer, without padding or truncation of its own."""
    tokenizer = Tokenizer.from_file(str(base / "tokenizer.json"))
    tokenizer.no_truncation()
    tokenizer.no_padding()
    return tokenizer


@dataclass
class Encoded:
    """One pair as token ids; `wrong` marks the claim's tokens (None: nobody marked them)."""

    ids: list[int]
    claim_start: int
    claim_length: int
    wrong: list[int] | None
    row: Row


def encode(tokenizer: Tokenizer, rows: list[Row]) -> list[Encoded]:
    """`<s> evidence </s> claim </s>`; the sentence before a claim that refers to it stands between, `… </s> previous </s> claim </s>`."""

    def pieces(key: str) -> list[Any]:
        return tokenizer.encode_batch([row[key] for row in rows], add_special_tokens=False)

    encoded = []
    for row, claim, proof, before in zip(
        rows, pieces("claim"), pieces("evidence"), pieces("previous"), strict=True
    ):
        head = claim.ids[:CLAIM_TOKENS]
        middle = [*before.ids[-PREVIOUS_TOKENS:], SEP] if before.ids else []
        rest = proof.ids[: MAX_TOKENS - 3 - len(head) - len(middle)]
        ids = [START, *rest, SEP, *middle, *head, SEP]
        wrong = None
        if row["wrong"] is not None:
            wrong = [
                int(any(a < end and b > start for start, end in row["wrong"]))
                for a, b in claim.offsets[:CLAIM_TOKENS]
            ]
        encoded.append(Encoded(ids, len(rest) + len(middle) + 2, len(head), wrong, row))
    return encoded


def batched(pairs: list[Encoded], tokens: int, rng: random.Random | None) -> Iterator[list[Encoded]]:
    """Batches of pairs of like length, at most so many tokens each; in random order if `rng` is given."""
    order = list(pairs)
    if rng:
        rng.shuffle(order)
    noise = (lambda: rng.random() * 8) if rng else (lambda: 0.0)
    order.sort(key=lambda one: len(one.ids) + noise())
    batches: list[list[Encoded]] = []
    batch: list[Encoded] = []
    longest = 0
    for pair in order:
        longest = max(longest, len(pair.ids))
        if batch and (len(batch) + 1) * longest > tokens:
            batches.append(batch)
            batch, longest = [], len(pair.ids)
        batch.append(pair)
    if batch:
        batches.append(batch)
    if rng:
        rng.shuffle(batches)
    yield from batches


def tensors(batch: list[Encoded]) -> tuple[Tensor, Tensor, Tensor]:
    """Ids, attention mask and claim mask of a batch."""
    length = max(len(pair.ids) for pair in batch)
    ids = torch.full((len(batch), length), PAD, dtype=torch.long)
    mask = torch.zeros_like(ids)
    claims = torch.zeros_like(ids)
    for at, pair in enumerate(batch):
        ids[at, : len(pair.ids)] = torch.tensor(pair.ids)
        mask[at, : len(pair.ids)] = 1
        claims[at, pair.claim_start : len(pair.ids)] = 1
    return ids, mask, claims
