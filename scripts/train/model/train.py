"""Trains the reading model, or one fold of it. Resumes from its last checkpoint.

python train.py --examples examples.jsonl.gz --base DIR --out DIR [--fold a|b|c] [--epochs 2]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor, distributed, nn

from batches import Encoded, Row, batched, encode, load_tokenizer, read_rows, tensors
from edits import Surroundings
from network import LABELS, Reading, from_base
from rewordings import lead_in
from sets import FOLDS

NOTHING_AROUND = Surroundings((), (), ())
# Share of a set's rows taken in each epoch; of the supported ones alone, where they would drown the rest.
SHARE = {"mnli": 0.7, "snli": 0.6}
SUPPORTED_SHARE = {"ragtruth_sent": 0.35}
# Pairs of single sentences teach inference but are far from what is checked: each counts a little less.
WEIGHTS = {"mnli": 0.8, "snli": 0.7}
LEAD_IN_SHARE = 0.06
WORDS_WEIGHT = 0.4
WRONG_WEIGHT = 3.0


def training_rows(rows: list[Row], fold: str | None) -> list[Row]:
    """Open documents of the trainable sets; for a fold without its families and kinds of corruption."""
    families, kinds = FOLDS[fold] if fold else ((), ())
    return [
        row
        for row in rows
        if row["train"]
        and not row["closed"]
        and row["family"] not in families
        and row["kind"].removeprefix("same:") not in kinds
    ]


def epoch_rows(rows: list[Row], rng: random.Random, of_all: float) -> list[Row]:
    """The rows of one epoch: a share of all, less of the crowded sets, now and then with a lead-in."""
    chosen = []
    for row in rows:
        share = of_all
        if not row["kind"]:
            share *= SHARE.get(row["dataset"], 1.0)
            if row["label"] == "supported":
                share *= SUPPORTED_SHARE.get(row["dataset"], 1.0)
        if rng.random() >= share:
            continue
        if rng.random() < LEAD_IN_SHARE:
            edit = lead_in(row["claim"], rng, NOTHING_AROUND)
            if edit:
                shift = len(edit.text) - len(row["claim"])
                spans = None if row["spans"] is None else [[a + shift, b + shift] for a, b in row["spans"]]
                row = {**row, "claim": edit.text, "spans": spans}
        chosen.append(row)
    return chosen


class Loss(nn.Module):
    """Loss of a batch, with intercepts of each set that are dropped at run time."""

    def __init__(self, sets: list[str]) -> None:
        super().__init__()
        self.sets = {name: at for at, name in enumerate(sets)}
        self.intercepts = nn.Parameter(torch.zeros(len(sets), len(LABELS)))

    def forward(self, pair: Tensor, words: Tensor, batch: list[Encoded]) -> Tensor:
        """Cross-entropy of the label (either of two, where the set does not tell them apart) and of the wrong words."""
        at = torch.tensor([self.sets[set_of(one.row)] for one in batch])
        weight = torch.tensor([WEIGHTS.get(one.row["dataset"], 1.0) for one in batch])
        logs = torch.log_softmax(pair + self.intercepts[at], dim=-1)
        allowed = torch.tensor(
            [
                [
                    name == one.row["label"] or (at_ > 0 and one.row["label"] == "not supported")
                    for at_, name in enumerate(LABELS)
                ]
                for one in batch
            ]
        )
        of_pair = -torch.logsumexp(logs.masked_fill(~allowed, -1e4), dim=-1)
        loss = (of_pair * weight).sum() / weight.sum() + 0.01 * self.intercepts.pow(2).sum()
        marked = [(at_, one) for at_, one in enumerate(batch) if one.wrong]
        if marked:
            logits = torch.cat(
                [words[at_, one.claim_start : one.claim_start + len(one.wrong or [])] for at_, one in marked]
            )
            target = torch.tensor([float(value) for _, one in marked for value in one.wrong or []])
            each = nn.functional.binary_cross_entropy_with_logits(
                logits, target, pos_weight=torch.tensor(WRONG_WEIGHT)
            )
            loss = loss + WORDS_WEIGHT * each
        return loss


def set_of(row: Row) -> str:
    """The set whose intercept a row has: edited sentences form one of their own."""
    return "edited" if row["kind"] else row["dataset"]


def parameter_groups(network: Reading, loss: Loss, rate: float, frozen: int) -> list[dict[str, object]]:
    """Lower layers learn more slowly; the embeddings, which little data would bend, and the lowest not at all."""
    network.encoder.embeddings.requires_grad_(False)
    layers = network.encoder.encoder.layer
    groups: list[dict[str, object]] = []
    for depth, layer in enumerate(layers):
        if depth < frozen:
            layer.requires_grad_(False)
            continue
        scale = 0.85 ** (len(layers) - 1 - depth)
        groups.append({"params": list(layer.parameters()), "lr": rate * scale, "weight_decay": 0.01})
    heads = [*network.pooler.parameters(), *network.pair.parameters(), *network.words.parameters()]
    groups.append({"params": heads, "lr": rate * 3, "weight_decay": 0.01})
    groups.append({"params": [loss.intercepts], "lr": 0.01, "weight_decay": 0.0})
    return groups


def average_gradients(parameters: list[Tensor]) -> None:
    """Averages gradients over the processes; each has read its share of the batch."""
    gradients = [torch.zeros_like(one) if one.grad is None else one.grad for one in parameters]
    flat = torch.cat([one.flatten() for one in gradients])
    distributed.all_reduce(flat)
    flat /= distributed.get_world_size()
    for one, part in zip(parameters, flat.split([one.numel() for one in parameters]), strict=True):
        one.grad = part.view_as(one)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--fold", choices=sorted(FOLDS))
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--share", type=float, default=0.75, help="share of the rows in each epoch")
    parser.add_argument("--frozen-layers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--batch-tokens", type=int, default=3072)
    parser.add_argument("--dropout", type=float, default=0.05)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument(
        "--half", action="store_true", help="bfloat16, for processors with instructions for it"
    )
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--steps", type=int, help="train on the first batches only")
    parser.add_argument("--save-minutes", type=float, default=4)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    rank, ranks = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
    if ranks > 1:
        distributed.init_process_group("gloo")
    options.out.mkdir(parents=True, exist_ok=True)

    tokenizer = load_tokenizer(options.base)
    rows = training_rows(read_rows(options.examples), options.fold)
    plan: list[list[Encoded]] = []
    for epoch in range(options.epochs):
        rng = random.Random(f"{options.seed}/{options.fold}/{epoch}")
        plan += batched(encode(tokenizer, epoch_rows(rows, rng, options.share)), options.batch_tokens, rng)
    plan = plan[: options.steps]
    torch.manual_seed(options.seed)
    network = from_base(options.base, options.dropout)
    torch.manual_seed(options.seed + rank)
    loss = Loss(sorted({set_of(row) for row in rows}))
    optimizer = torch.optim.AdamW(
        parameter_groups(network, loss, options.rate, options.frozen_layers), fused=True
    )
    warm = max(1, len(plan) // 16)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min((step + 1) / warm, max(0.02, (len(plan) - step) / (len(plan) - warm)))
    )
    checkpoint, first = options.out / "checkpoint.pt", 0
    if checkpoint.exists():
        state = torch.load(checkpoint, weights_only=True)
        network.load_state_dict(state["network"])
        loss.load_state_dict(state["loss"])
        optimizer.load_state_dict(state["optimizer"])
        schedule.load_state_dict(state["schedule"])
        first = state["step"]

    def save(step: int) -> None:
        if rank > 0:
            return
        state = {
            "network": network.state_dict(),
            "loss": loss.state_dict(),
            "optimizer": optimizer.state_dict(),
            "schedule": schedule.state_dict(),
            "step": step,
        }
        torch.save(state, checkpoint.with_suffix(".new"))
        os.replace(checkpoint.with_suffix(".new"), checkpoint)

    print(
        f"{len(rows)} rows, {len(plan)} steps, {sum(len(one.ids) for batch in plan for one in batch)} tokens, from step {first}",
        flush=True,
    )
    network.train()
    trainable = [one for group in optimizer.param_groups for one in group["params"]]
    started = saved = time.monotonic()
    smooth, seen = 0.0, 0
    for step in range(first, len(plan)):
        batch = plan[step][rank::ranks] or plan[step][:1]
        ids, mask, types = tensors(batch)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=options.half):
            pair, words = network(ids, mask, types)
        value = loss(pair.float(), words.float(), batch)
        value.backward()
        if ranks > 1:
            average_gradients(trainable)
        nn.utils.clip_grad_norm_(trainable, 1.0)
        optimizer.step()
        schedule.step()
        optimizer.zero_grad(set_to_none=True)
        smooth = value.item() if step == first else 0.98 * smooth + 0.02 * value.item()
        seen += int(mask.sum())
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
    if rank > 0:
        return
    save_file(network.state_dict(), options.out / "model.safetensors")
    facts = {
        name: str(value) for name, value in vars(options).items() if name not in ("base", "out", "examples")
    }
    (options.out / "training.json").write_text(
        json.dumps({**facts, "rows": len(rows), "steps": len(plan)}, indent=2)
    )
    print("done", flush=True)


if __name__ == "__main__":
    main()
