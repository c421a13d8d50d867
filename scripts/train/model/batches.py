"""Turns rows into batches of token ids."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import torch
from tokenizers import Tokenizer
from torch import Tensor

from evidence import CLAIM_TOKENS, MAX_TOKENS

Row = dict[str, Any]
START, PAD, SEP = 0, 1, 2
PREVIOUS_TOKENS = 40
# Least share of the longest one's length in sequences that are read together.
LIKE = 0.85


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
    """One claim as token ids, with all that stands behind its evidence; `wrong` marks the claim's tokens (None: nobody marked them)."""

    proof: list[int]
    rest: list[int]
    claim_start: int
    """Where the claim starts in `rest`."""
    wrong: list[int] | None
    row: Row

    def __len__(self) -> int:
        return len(self.proof) + len(self.rest)


@dataclass
class Sequence:
    """One claim, `<s> evidence </s> claim </s>`; or several that share their evidence, `<s> evidence </s> <s> claim </s> <s> claim </s> …`.

    Claims are hidden from each other, and the evidence does not read them where there are several.
    """

    proof: list[int]
    claims: list[Encoded]

    def statements(self) -> list[str]:
        """Names of the statements that stand under a second context, too."""
        return [one.row["statement"] for one in self.claims if "statement" in one.row]

    def __len__(self) -> int:
        starts = len(self.claims) if len(self.claims) > 1 else 0
        return len(self.proof) + starts + sum(len(one.rest) for one in self.claims)


Sized = TypeVar("Sized", Encoded, Sequence)


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
        room = MAX_TOKENS - 3 - len(head) - len(middle)
        wrong = None
        if row["wrong"] is not None:
            wrong = [
                int(any(a < end and b > start for start, end in row["wrong"]))
                for a, b in claim.offsets[:CLAIM_TOKENS]
            ]
        encoded.append(
            Encoded([START, *proof.ids[:room], SEP], [*middle, *head, SEP], len(middle), wrong, row)
        )
    return encoded


def packed(claims: list[Encoded], tokens: int) -> list[Sequence]:
    """Claims of one set behind the evidence that they share, at most so many tokens in a sequence."""
    groups: dict[tuple[str, tuple[int, ...]], list[Encoded]] = {}
    for one in claims:
        groups.setdefault((one.row["set"], tuple(one.proof)), []).append(one)
    sequences = []
    for group in groups.values():
        sequence = Sequence(group[0].proof, [])
        for one in group:
            if sequence.claims and len(sequence) + len(one.rest) + 1 > tokens:
                sequences.append(sequence)
                sequence = Sequence(one.proof, [])
            sequence.claims.append(one)
        sequences.append(sequence)
    return sequences


def twinned(sequences: list[Sequence]) -> list[list[Sequence]]:
    """Sequences that hold a statement under its two contexts together, so that one batch has both; each other one alone."""
    groups: list[list[Sequence]] = []
    home: dict[str, list[Sequence]] = {}
    for sequence in sequences:
        group = [sequence]
        for found in {id(home[name]): home[name] for name in sequence.statements() if name in home}.values():
            group += found
            found.clear()
        for name in (name for one in group for name in one.statements()):
            home[name] = group
        groups.append(group)
    return [group for group in groups if group]


def batched(groups: list[list[Sized]], tokens: int, rng: random.Random | None) -> Iterator[list[list[Sized]]]:
    """Batches of groups of like length, at most so many tokens each; in random order if `rng` is given."""
    order = [(max(len(one) for one in group), group) for group in groups]
    if rng:
        rng.shuffle(order)
    noise = (lambda: rng.random() * 8) if rng else (lambda: 0.0)
    order.sort(key=lambda one: one[0] + noise())
    batches: list[list[list[Sized]]] = []
    batch: list[list[Sized]] = []
    size = longest = 0
    for length, group in order:
        longest, size = max(longest, length), size + len(group)
        if batch and size * longest > tokens:
            batches.append(batch)
            batch, longest, size = [], length, len(group)
        batch.append(group)
    if batch:
        batches.append(batch)
    if rng:
        rng.shuffle(batches)
    yield from batches


def shares(groups: list[list[Sized]], ranks: int) -> list[list[Sized]]:
    """What each of so many processes reads of a batch: whole groups, about as many tokens; none goes without."""
    parts: list[list[Sized]] = [[] for _ in range(ranks)]
    for group in sorted(groups, key=lambda group: -sum(len(one) for one in group)):
        min(parts, key=lambda part: sum(len(one) for one in part)).extend(group)
    return [part or groups[0] for part in parts]


def alike(sequences: list[Sized]) -> list[list[Sized]]:
    """Sequences in parts of like length, so that little is filled up."""
    parts: list[list[Sized]] = []
    for one in sorted(sequences, key=len, reverse=True):
        if not parts or len(one) < LIKE * len(parts[-1][0]):
            parts.append([])
        parts[-1].append(one)
    return parts


def in_batches(claims: list[Encoded], tokens: int) -> Iterator[list[Encoded]]:
    """Claims that stand alone, the shortest first, at most so many tokens in a batch."""
    for groups in batched([[one] for one in claims], tokens, None):
        yield [one for group in groups for one in group]


@dataclass
class Batch:
    """Sequences as tensors. `sees` is who reads whom, (sequences, length, length)."""

    ids: Tensor
    positions: Tensor
    sees: Tensor
    claims: list[Encoded]
    first: Tensor
    """Where the `<s>` stands by whose state each claim is judged; in the batch laid flat."""
    start: Tensor
    """Where its first token stands, likewise."""
    owner: Tensor
    """To which claim a token belongs, (sequences, length); the number of claims where to none."""


def plain(claims: list[Encoded]) -> tuple[Tensor, Tensor, Tensor]:
    """Ids, attention mask and claim mask of claims that stand alone, as the exported model takes them."""
    texts = [[*one.proof, *one.rest] for one in claims]
    length = max(len(text) for text in texts)
    ids = torch.full((len(claims), length), PAD, dtype=torch.long)
    mask, of_claim = torch.zeros_like(ids), torch.zeros_like(ids)
    for at, (one, text) in enumerate(zip(claims, texts, strict=True)):
        ids[at, : len(text)] = torch.tensor(text)
        mask[at, : len(text)] = 1
        of_claim[at, len(one.proof) + one.claim_start : len(text)] = 1
    return ids, mask, of_claim


def tensors(sequences: list[Sequence]) -> Batch:
    """The sequences as tensors. Each claim of several has the positions that it would have alone."""
    length = max(len(one) for one in sequences)
    claims = [claim for one in sequences for claim in one.claims]
    ids = torch.full((len(sequences), length), PAD, dtype=torch.long)
    positions = torch.zeros_like(ids)
    owner = torch.full_like(ids, len(claims))
    sees = torch.eye(length, dtype=torch.bool).repeat(len(sequences), 1, 1)
    first, start = [], []
    for at, one in enumerate(sequences):
        size = len(one.proof)
        ids[at, :size] = torch.tensor(one.proof)
        positions[at, :size] = torch.arange(size)
        sees[at, :size, :size] = True
        here = size
        for each in one.claims:
            own = [START] if len(one.claims) > 1 else []
            end = here + len(own) + len(each.rest)
            ids[at, here:end] = torch.tensor([*own, *each.rest])
            positions[at, here + len(own) : end] = torch.arange(size, size + len(each.rest))
            sees[at, here:end, :size] = True
            sees[at, here:end, here:end] = True
            if not own:
                sees[at, :size, here:end] = True
            begin = here + len(own) + each.claim_start
            owner[at, begin:end] = len(first)
            first.append(at * length + (here if own else 0))
            start.append(at * length + begin)
            here = end
    return Batch(ids, positions, sees, claims, torch.tensor(first), torch.tensor(start), owner)
