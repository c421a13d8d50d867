"""Weights to train on from, out of a folder that the product runs: int8 back to floating point, parts of layers joined.

python restore.py --base DIR --model ../../../media/model --out model.safetensors
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from safetensors.torch import save_file

from network import from_base
from outliers import OUTLIERS


def matrices(model: onnx.ModelProto) -> dict[str, np.ndarray]:
    """Every matrix by which states are multiplied, in floating point, by the name of the node that does so."""
    values = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}

    def plain(name: str) -> np.ndarray | None:
        if name.endswith("_quantized"):
            stem = name.removesuffix("_quantized")
            zero = values.get(f"{stem}_zero_point", np.int8(0)).astype(np.float32)
            return (values[name].astype(np.float32) - zero) * values[f"{stem}_scale"]
        return values.get(name)

    found = {}
    for node in model.graph.node:
        if node.op_type in ("MatMul", "MatMulInteger"):
            matrix = plain(node.input[1])
            if matrix is not None and matrix.ndim == 2:
                found[node.name.removesuffix("_quant")] = matrix
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    parts = sorted(options.model.glob("model.onnx.*"), key=lambda part: int(part.suffix[1:]))
    model = onnx.load_from_string(b"".join(part.read_bytes() for part in parts))
    found = matrices(model)
    plain = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
    network = from_base(options.base)
    state = network.state_dict()
    taken = 0
    for name in state:
        module, _, kind = name.rpartition(".")
        node = f"/{module.replace('.', '/')}/MatMul".replace("/layer/", "/layer.")
        node = node if node in found else node.replace("/MatMul", "/Gemm_MatMul")
        if kind == "weight" and node in found:
            state[name] = torch.tensor(found[node].T.copy())
            taken += 1
        elif kind == "weight" and node.replace("/Gemm_MatMul", "/usual/MatMul") in found:
            usual = found[node.replace("/Gemm_MatMul", "/usual/MatMul")]
            wide = found[node.replace("/Gemm_MatMul", f"/{OUTLIERS}/MatMul")]
            # The first layer's outputs were put into this order, too: nothing has to be put back.
            state[name] = torch.tensor(np.concatenate([usual, wide]).T.copy())
            taken += 1
        else:
            other = next((one for one in (name, f"{module}.usual.{kind}") if one in plain), None)
            if other is not None and plain[other].shape == tuple(state[name].shape):
                state[name] = torch.tensor(plain[other].copy())
                taken += 1
    network.load_state_dict(state)
    save_file(network.state_dict(), options.out)
    print(f"{taken} of {len(state)} tensors; the others, frozen in training, are the base's")


if __name__ == "__main__":
    main()
