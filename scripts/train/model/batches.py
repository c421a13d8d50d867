"""Turns examples into batches of token ids."""

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
CLS, SEP = 101, 102


def read_rows(path: Path) -> list[Row]:
    """All examples of a file."""
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
    """`[CLS] evidence [SEP] claim [SEP]`, the claim cut at 60 word pieces, the whole at 160."""
    claims = tokenizer.encode_batch([row["claim"] for row in rows], add_special_tokens=False)
    evidence = tokenizer.encode_batch([row["evidence"] for row in rows], add_special_tokens=False)
    encoded = []
    for row, claim, proof in zip(rows, claims, evidence, strict=True):
        head = claim.ids[:CLAIM_TOKENS]
        rest = proof.ids[: MAX_TOKENS - 3 - len(head)]
        ids = [CLS, *rest, SEP, *head, SEP]
        spans = row["spans"]
        wrong = None
        if spans is not None:
            wrong = [
                int(any(a < end and b > start for start, end in spans))
                for a, b in claim.offsets[:CLAIM_TOKENS]
            ]
        encoded.append(Encoded(ids, len(rest) + 2, len(head), wrong, row))
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
    for pair in order:
        if batch and (len(batch) + 1) * max(len(pair.ids), len(batch[-1].ids)) > tokens:
            batches.append(batch)
            batch = []
        batch.append(pair)
    if batch:
        batches.append(batch)
    if rng:
        rng.shuffle(batches)
    yield from batches


def tensors(batch: list[Encoded]) -> tuple[Tensor, Tensor, Tensor]:
    """Ids, attention mask and token types of a batch."""
    length = max(len(pair.ids) for pair in batch)
    ids = torch.zeros(len(batch), length, dtype=torch.long)
    mask = torch.zeros_like(ids)
    types = torch.zeros_like(ids)
    for at, pair in enumerate(batch):
        ids[at, : len(pair.ids)] = torch.tensor(pair.ids)
        mask[at, : len(pair.ids)] = 1
        types[at, pair.claim_start : len(pair.ids)] = 1
    return ids, mask, types
