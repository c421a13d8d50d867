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


class Exported:
    """The matrices of an exported model, in floating point, (inputs, outputs)."""

    def __init__(self, model: onnx.ModelProto) -> None:
        self.values = {one.name: numpy_helper.to_array(one) for one in model.graph.initializer}
        self._nodes = {one.name.removesuffix("_quant"): one for one in model.graph.node}
        self._makers = {name: one for one in model.graph.node for name in one.output}

    def matrix(self, module: str) -> np.ndarray | None:
        """By which a layer multiplies its inputs; parts of a split layer are joined again."""
        path = f"/{module.replace('.', '/').replace('/layer/', '/layer.')}"
        for node in (f"{path}/MatMul", f"{path}/Gemm_MatMul"):
            if node in self._nodes:
                return self._factor(node)
        if f"{path}/usual/MatMul" not in self._nodes:
            return None
        usual, wide = self._factor(f"{path}/usual/MatMul"), self._factor(f"{path}/{OUTLIERS}/MatMul")
        chosen = self._makers[self._nodes[f"{path}/{OUTLIERS}/MatMul"].input[0]]
        if chosen.op_type == "Gather":
            joined = usual.copy()
            joined[self.values[chosen.input[1]]] = wide
            return joined
        # The outputs of the layer before were put into this order, too: nothing has to be put back.
        return np.concatenate([usual, wide])

    def _factor(self, node: str) -> np.ndarray:
        name = self._nodes[node].input[1]
        if not name.endswith("_quantized"):
            return self.values[name]
        stem = name.removesuffix("_quantized")
        zero = self.values[f"{stem}_zero_point"].astype(np.float32)
        return (self.values[name].astype(np.float32) - zero) * self.values[f"{stem}_scale"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    parts = sorted(options.model.glob("model.onnx.*"), key=lambda part: int(part.suffix[1:]))
    exported = Exported(onnx.load_from_string(b"".join(part.read_bytes() for part in parts)))
    network = from_base(options.base)
    state = network.state_dict()
    taken = 0
    for name, value in state.items():
        module, _, kind = name.rpartition(".")
        found = exported.matrix(module) if kind == "weight" else None
        if found is None:
            found = next(
                (exported.values[one] for one in (name, f"{module}.usual.{kind}") if one in exported.values),
                None,
            )
        else:
            found = found.T
        if found is not None and found.shape == tuple(value.shape):
            state[name] = torch.tensor(found.copy())
            taken += 1
    network.load_state_dict(state)
    save_file(network.state_dict(), options.out)
    print(f"{taken} of {len(state)} tensors; the others, frozen in training, are the base's")


if __name__ == "__main__":
    main()
