"""Trains one stage of the reading model. Resumes from its last checkpoint.

python -m torch.distributed.run --nproc-per-node 2 train.py --rows stage1.jsonl.gz --base DIR --out DIR --half
python -m torch.distributed.run --nproc-per-node 2 train.py --rows stage2.jsonl.gz --init stage1/model.safetensors …
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor, distributed, nn

from batches import (
    Encoded,
    Sequence,
    alike,
    batched,
    encode,
    load_tokenizer,
    packed,
    read_rows,
    shares,
    tensors,
    twinned,
)
from network import LABELS, Reading, from_base

WORDS_WEIGHT = 0.3
WRONG_WEIGHT = 3.0
TWINS_WEIGHT = 0.5


class Loss(nn.Module):
    """Loss of a batch. Each set but the corpus has intercepts of its own, dropped at run time: how often it is wrong is its own affair."""

    def __init__(self, sets: list[str]) -> None:
        super().__init__()
        self.sets = {name: at for at, name in enumerate(sets)}
        self.intercepts = nn.Parameter(torch.zeros(len(sets), len(LABELS)))
        self.register_buffer("free", torch.tensor([[float(name != "corpus")] for name in sets]))

    def forward(self, pair: Tensor, words: list[Tensor], claims: list[Encoded]) -> Tensor:
        """Cross-entropy of the label (either of two, where the set does not tell them apart) and of the wrong words, and of which of a statement's two contexts supports it."""
        at = torch.tensor([self.sets[one.row["set"]] for one in claims])
        logs = torch.log_softmax(pair + (self.intercepts * self.free)[at], dim=-1)
        allowed = torch.tensor(
            [
                [
                    name == one.row["label"] or (i > 0 and one.row["label"] == "not supported")
                    for i, name in enumerate(LABELS)
                ]
                for one in claims
            ]
        )
        loss = (
            -torch.logsumexp(logs.masked_fill(~allowed, -1e4), dim=-1).mean()
            + 0.01 * self.intercepts.pow(2).sum()
        )
        twins = twins_of(claims)
        if twins:
            odds = pair[:, 0] - torch.logsumexp(pair[:, 1:], dim=-1)
            supported, other = torch.tensor(twins).T
            loss = loss + TWINS_WEIGHT * nn.functional.softplus(odds[other] - odds[supported]).mean()
        marked = [(logits, one.wrong) for logits, one in zip(words, claims, strict=True) if one.wrong]
        if marked:
            logits = torch.cat([own[: len(wrong)] for own, wrong in marked])
            target = torch.tensor([float(value) for _, wrong in marked for value in wrong])
            loss = loss + WORDS_WEIGHT * nn.functional.binary_cross_entropy_with_logits(
                logits, target, pos_weight=torch.tensor(WRONG_WEIGHT)
            )
        return loss


def learned(network: Reading, sequences: list[Sequence]) -> tuple[Tensor, list[Tensor], list[Encoded]]:
    """Logits of all claims, and for each those of its tokens."""
    pairs, words, claims = [], [], []
    for some in alike(sequences):
        batch = tensors(some)
        pair, flat = network.learn(batch)
        pairs.append(pair.float())
        for start, one in zip(batch.start.tolist(), batch.claims, strict=True):
            words.append(flat[start : start + len(one.rest) - one.claim_start].float())
        claims += batch.claims
    return torch.cat(pairs), words, claims


def twins_of(claims: list[Encoded]) -> list[tuple[int, int]]:
    """Where the same statement stands under a context that supports it and under one that does not."""
    sides: dict[str, dict[bool, int]] = {}
    for at, one in enumerate(claims):
        if "statement" in one.row:
            sides.setdefault(one.row["statement"], {})[one.row["label"] == "supported"] = at
    return [(side[True], side[False]) for side in sides.values() if len(side) == 2]


def parameter_groups(network: Reading, loss: Loss, rate: float, frozen: int) -> list[dict[str, object]]:
    """Lower layers learn more slowly; the embeddings and the lowest, which little data would bend, not at all."""
    network.encoder.embeddings.requires_grad_(False)
    network.encoder.encoder.relative_attention_bias.requires_grad_(False)
    layers = network.encoder.encoder.layer
    groups: list[dict[str, object]] = []
    for depth, layer in enumerate(layers):
        if depth < frozen:
            layer.requires_grad_(False)
            continue
        groups.append(
            {
                "params": list(layer.parameters()),
                "lr": rate * 0.93 ** (len(layers) - 1 - depth),
                "weight_decay": 0.01,
            }
        )
    heads = [*network.pooler.parameters(), *network.pair.parameters(), *network.words.parameters()]
    groups.append({"params": heads, "lr": rate * 4, "weight_decay": 0.01})
    groups.append({"params": [loss.intercepts], "lr": 0.01, "weight_decay": 0.0})
    return groups


def average_gradients(parameters: list[Tensor]) -> None:
    """Averages gradients over the processes; each has read its share of the batch."""
    gradients = [torch.zeros_like(one) if one.grad is None else one.grad for one in parameters]
    flat = torch.cat([one.flatten() for one in gradients]).bfloat16()
    distributed.all_reduce(flat)
    flat = flat.float() / distributed.get_world_size()
    for one, part in zip(parameters, flat.split([one.numel() for one in parameters]), strict=True):
        one.grad = part.view_as(one)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--init", type=Path, help="weights of an earlier stage")
    parser.add_argument("--rate", type=float, default=5e-5)
    parser.add_argument(
        "--last", type=float, default=0.0, help="the rate at the end, as a share of the first"
    )
    parser.add_argument("--warm", type=float, default=0.06, help="share of the steps in which the rate rises")
    parser.add_argument("--frozen-layers", type=int, default=4)
    parser.add_argument(
        "--sequence-tokens",
        type=int,
        default=0,
        help="claims share their evidence in sequences of so many tokens, and it does not read them; 0: each stands alone",
    )
    parser.add_argument("--batch-tokens", type=int, default=4096, help="of all processes together")
    parser.add_argument(
        "--half", action="store_true", help="bfloat16, for processors with instructions for it"
    )
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--save-minutes", type=float, default=4)
    options = parser.parse_args()
    torch.set_num_threads(1)
    rank, ranks = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
    if ranks > 1:
        distributed.init_process_group("gloo")
    options.out.mkdir(parents=True, exist_ok=True)

    rows = read_rows(options.rows)
    # Each process has batches of its own, of like length to those of the others at the same step.
    sequences = packed(encode(load_tokenizer(options.base), rows), options.sequence_tokens)
    plan = list(batched(twinned(sequences), options.batch_tokens, random.Random(options.seed)))
    torch.manual_seed(options.seed)
    network = from_base(options.base)
    if options.init:
        network.load_state_dict(load_file(options.init))
    loss = Loss(sorted({row["set"] for row in rows}))
    optimizer = torch.optim.AdamW(
        parameter_groups(network, loss, options.rate, options.frozen_layers), fused=True
    )
    warm = max(1, round(len(plan) * options.warm))

    def rate(step: int) -> float:
        left = (len(plan) - step) / max(1, len(plan) - warm)
        return min((step + 1) / warm, options.last + (1 - options.last) * left)

    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    checkpoint, first = options.out / "checkpoint.pt", 0
    parts = {"network": network, "loss": loss, "optimizer": optimizer, "schedule": schedule}
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        for name, part in parts.items():
            part.load_state_dict(state[name])
        first = state["step"]

    def save(step: int) -> None:
        if rank == 0:
            torch.save(
                {**{name: part.state_dict() for name, part in parts.items()}, "step": step},
                checkpoint.with_suffix(".new"),
            )
            os.replace(checkpoint.with_suffix(".new"), checkpoint)

    if rank == 0:
        tokens = sum(len(one) for batch in plan for group in batch for one in group)
        print(f"{len(rows)} rows, {len(plan)} steps, {tokens} tokens, from step {first}", flush=True)
    network.train()
    trainable = [one for group in optimizer.param_groups for one in group["params"]]
    started = saved = time.monotonic()
    smooth, seen = 0.0, 0
    for step in range(first, len(plan)):
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.half):
            read = learned(network, shares(plan[step], ranks)[rank])
        value = loss(*read)
        value.backward()
        if ranks > 1:
            average_gradients(trainable)
        nn.utils.clip_grad_norm_(trainable, 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad(set_to_none=True)
        smooth = value.item() if step == first else 0.98 * smooth + 0.02 * value.item()
        seen += sum(len(one) for group in plan[step] for one in group)
        if step % 10 == 0 and rank == 0:
            spent = time.monotonic() - started
            print(
                f"step {step} of {len(plan)}, loss {smooth:.3f}, {seen / spent:.0f} tokens/s, {spent / 60:.1f} min",
                flush=True,
            )
        if time.monotonic() - saved > options.save_minutes * 60:
            save(step + 1)
            saved = time.monotonic()
    save(len(plan))
    if rank == 0:
        save_file(network.state_dict(), options.out / "model.safetensors")
        facts = {
            name: str(value)
            for name, value in vars(options).items()
            if name not in ("base", "out", "rows", "init")
        }
        (options.out / "training.json").write_text(
            json.dumps({**facts, "rows": len(rows), "steps": len(plan)}, indent=2)
        )
        print("done", flush=True)


if __name__ == "__main__":
    main()
