"""Writes the folder that the product runs: model.onnx (int8, in parts), tokenizer.json, config.json. Checks int8 against full precision.

python export.py --base DIR --weights model.safetensors --rows rows.jsonl.gz --out DIR
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.shape_inference import quant_pre_process
from torch import nn

from batches import PAD, PREVIOUS_TOKENS, encode, in_batches, load_tokenizer, plain, read_rows
from evidence import CLAIM_TOKENS, EVIDENCE_TOKENS, GAP, MAX_TOKENS
from network import LABELS, from_weights
from outliers import OUTLIERS, split_outliers, wide_inputs
from rounding import round_weights, second_moments

NAMES = ("input_ids", "attention_mask", "claim_mask")
# No file of the repository is larger than 95 MB: the weights lie in parts.
PART_BYTES = 64_000_000
# Inputs of each layer that stay in full precision: of the second layer of a feed-forward part, and of the others.
INNER_OUTLIERS, OUTER_OUTLIERS = 32, 8


def session(path: Path, threads: int = 1) -> onnxruntime.InferenceSession:
    """A session on the processor."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def probabilities(logits: np.ndarray) -> np.ndarray:
    """Softmax over the last axis."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


def export(network: nn.Module, target: Path, names: tuple[str, ...] = NAMES) -> None:
    """Writes full precision ONNX with free batch and length."""
    network.encoder.config._attn_implementation = "eager"
    sample = tuple(torch.ones(2, 16, dtype=torch.long) for _ in names)
    free = {0: "batch", 1: "length"}
    torch.onnx.export(
        network,
        sample,
        str(target),
        input_names=list(names),
        output_names=["logits", "words"],
        dynamic_axes={**dict.fromkeys(names, free), "logits": {0: "batch"}, "words": free},
        opset_version=17,
        dynamo=False,
    )


def is_exact(node: onnx.NodeProto) -> bool:
    """Whether a node stays in full precision: outliers, the heads, and all look-ups but that of words."""
    if node.op_type == "Gather":
        return "word_embeddings" not in node.input[0]
    return f"/{OUTLIERS}/" in node.name or node.name.startswith(("/pooler", "/pair", "/words"))


def write_tokenizer(base: Path, folder: Path) -> None:
    """The encoder's own tokenizer with one separator between two texts, as the rows of the training have it."""
    tokenizer = json.loads((base / "tokenizer.json").read_text("utf-8"))
    tokenizer.update(truncation=None, padding=None)
    start, separator = ({"SpecialToken": {"id": name, "type_id": 0}} for name in ("<s>", "</s>"))
    first, second = ({"Sequence": {"id": name, "type_id": 0}} for name in "AB")
    tokenizer["post_processor"] = {
        "type": "TemplateProcessing",
        "single": [start, first, separator],
        "pair": [start, first, separator, second, separator],
        "special_tokens": {
            name: {"id": name, "ids": [at], "tokens": [name]} for name, at in (("<s>", 0), ("</s>", 2))
        },
    }
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False), encoding="utf-8")


def write_parts(weights: bytes, folder: Path) -> None:
    """`model.onnx.1`, `model.onnx.2`, …"""
    for at in range(0, len(weights), PART_BYTES):
        (folder / f"model.onnx.{at // PART_BYTES + 1}").write_bytes(weights[at : at + PART_BYTES])


def write_config(folder: Path, sha256: str, temperature: float) -> None:
    """Writes what the product must know of the model beside it."""
    config = {
        "model_type": "mpnet",
        "id2label": {str(at): name for at, name in enumerate(LABELS)},
        "max_position_embeddings": 512,
        "pad_token_id": PAD,
        "language": "en",
        "max_tokens": MAX_TOKENS,
        "claim_tokens": CLAIM_TOKENS,
        "evidence_tokens": EVIDENCE_TOKENS,
        "previous_tokens": PREVIOUS_TOKENS,
        "gap": GAP,
        "temperature": temperature,
        "sha256": sha256,
    }
    (folder / "config.json").write_text(
        json.dumps(config, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--checks", type=int, default=100, help="rows on which int8 is compared")
    parser.add_argument("--shown", type=int, default=300, help="rows by which weights are rounded")
    parser.add_argument("--seed", type=int, default=30)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        full, split, prepared, target = (
            Path(folder) / f"{name}.onnx" for name in ("full", "split", "prepared", "int8")
        )
        tokenizer = load_tokenizer(options.base)
        rows = random.Random(options.seed).sample(read_rows(options.rows), options.checks + options.shown)
        network = from_weights(options.base, options.weights)
        shown = encode(tokenizer, rows[options.checks :])
        export(network, full)
        batches = [plain(batch) for batch in in_batches(shown, 2048)]
        wide = wide_inputs(network, batches, INNER_OUTLIERS, OUTER_OUTLIERS)
        moments = second_moments(network, list(wide), batches)
        for layer, exact in wide.items():
            round_weights(layer, moments[layer], exact)
        split_outliers(network, wide)
        export(network, split)
        quant_pre_process(str(split), str(prepared), skip_symbolic_shape=True)
        nodes = onnx.load(str(prepared), load_external_data=False).graph.node
        quantize_dynamic(
            str(prepared),
            str(target),
            weight_type=QuantType.QInt8,
            per_channel=True,
            # Without it, sums of products overflow on processors that lack instructions for them, and in WebAssembly.
            reduce_range=True,
            # Layers with a bias are split in two first, under a name that is longer.
            nodes_to_exclude=[
                name for one in nodes if is_exact(one) for name in (one.name, f"{one.name}_MatMul")
            ],
        )
        pairs = encode(tokenizer, rows[: options.checks])
        exact, small = session(full), session(target)
        differences = []
        for batch in in_batches(pairs, 2048):
            feed = {name: one.numpy() for name, one in zip(NAMES, plain(batch), strict=True)}
            both = [probabilities(one.run(None, feed)[0]) for one in (exact, small)]
            differences.append(np.abs(both[0] - both[1]).max(axis=-1))
        difference = np.concatenate(differences)
        weights = target.read_bytes()
    write_parts(weights, options.out)
    write_tokenizer(options.base, options.out)
    write_config(options.out, hashlib.sha256(weights).hexdigest(), options.temperature)
    print(
        f"{len(weights) / 1e6:.2f} MB; difference to full precision: mean {difference.mean():.4f}, 95 % {np.quantile(difference, 0.95):.4f}, most {difference.max():.4f}"
    )


if __name__ == "__main__":
    main()
