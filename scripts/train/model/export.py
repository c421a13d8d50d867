"""Writes the folder that the product runs: model.onnx (int8), tokenizer.json, config.json. Checks int8 against full precision.

python export.py --base DIR --weights model.safetensors --examples examples.jsonl.gz --out DIR
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import tempfile
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.shape_inference import quant_pre_process

from batches import batched, encode, load_tokenizer, read_rows, tensors
from evidence import CLAIM_TOKENS, EVIDENCE_TOKENS, GAP, MAX_TOKENS
from network import LABELS, Reading, from_weights

NAMES = ("input_ids", "attention_mask", "token_type_ids")


def session(path: Path, threads: int = 1) -> onnxruntime.InferenceSession:
    """A session on the processor."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def probabilities(logits: np.ndarray) -> np.ndarray:
    """Softmax over the last axis."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


def export(network: Reading, target: Path) -> None:
    """Writes full precision ONNX with free batch and length."""
    network.encoder.config._attn_implementation = "eager"
    sample = tuple(torch.ones(2, 16, dtype=torch.long) for _ in NAMES)
    free = {0: "batch", 1: "length"}
    torch.onnx.export(
        network,
        sample,
        str(target),
        input_names=list(NAMES),
        output_names=["logits", "words"],
        dynamic_axes={**dict.fromkeys(NAMES, free), "logits": {0: "batch"}, "words": free},
        opset_version=17,
        dynamo=False,
    )


def write_config(folder: Path, positions: int, temperature: float) -> None:
    """Writes what the product must know of the model beside it."""
    config = {
        "model_type": "bert",
        "id2label": {str(at): name for at, name in enumerate(LABELS)},
        "max_position_embeddings": positions,
        "pad_token_id": 0,
        "language": "en",
        "max_tokens": MAX_TOKENS,
        "claim_tokens": CLAIM_TOKENS,
        "evidence_tokens": EVIDENCE_TOKENS,
        "gap": GAP,
        "temperature": temperature,
        "sha256": hashlib.sha256((folder / "model.onnx").read_bytes()).hexdigest(),
    }
    (folder / "config.json").write_text(
        json.dumps(config, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--examples", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--temperature", type=float, default=1.0)
    parser.add_argument("--checks", type=int, default=300)
    parser.add_argument("--seed", type=int, default=12)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    target = options.out / "model.onnx"
    with tempfile.TemporaryDirectory() as folder:
        full, prepared = Path(folder) / "full.onnx", Path(folder) / "prepared.onnx"
        export(from_weights(options.base, options.weights), full)
        quant_pre_process(str(full), str(prepared), skip_symbolic_shape=True)
        quantize_dynamic(str(prepared), str(target), weight_type=QuantType.QInt8, per_channel=True)
        tokenizer = load_tokenizer(options.base)
        rows = [row for row in read_rows(options.examples) if row["measure"] and not row["kind"]]
        pairs = encode(tokenizer, random.Random(options.seed).sample(rows, options.checks))
        exact, small = session(full), session(target)
        differences = []
        for batch in batched(pairs, 2048, None):
            feed = {name: one.numpy() for name, one in zip(NAMES, tensors(batch), strict=True)}
            differences.append(
                np.abs(probabilities(exact.run(None, feed)[0]) - probabilities(small.run(None, feed)[0])).max(
                    axis=-1
                )
            )
        difference = np.concatenate(differences)
    tokenizer.save(str(options.out / "tokenizer.json"))
    write_config(options.out, 512, options.temperature)
    print(
        f"{target.stat().st_size / 1e6:.2f} MB; difference to full precision: mean {difference.mean():.4f}, 95 % {np.quantile(difference, 0.95):.4f}, most {difference.max():.4f}"
    )


if __name__ == "__main__":
    main()
