"""Keeps the few inputs of a layer that reach far beyond the others out of quantisation: their range would leave the others no steps."""

from __future__ import annotations

import torch
from torch import Tensor, nn

# Name of the part that stays in full precision, by which it is told among the nodes of the exported model.
OUTLIERS = "outliers"


class SplitLinear(nn.Module):
    """A linear layer in two parts, of its usual inputs and of its `count` widest ones."""

    def __init__(self, linear: nn.Linear, widest: Tensor, count: int) -> None:
        super().__init__()
        order = widest.argsort()
        self.register_buffer("order", order)
        usual, wide = order[:-count], order[-count:]
        self.usual = nn.Linear(len(usual), linear.out_features)
        self.outliers = nn.Linear(count, linear.out_features, bias=False)
        self.count = count
        with torch.no_grad():
            self.usual.weight.copy_(linear.weight[:, usual])
            self.usual.bias.copy_(linear.bias)
            self.outliers.weight.copy_(linear.weight[:, wide])

    def forward(self, states: Tensor) -> Tensor:
        """The same as the layer that it was made of; its inputs come in the order of `order`."""
        return self.usual(states[..., : -self.count]) + self.outliers(states[..., -self.count :])


def split_outliers(network: nn.Module, batches: list[tuple[Tensor, Tensor, Tensor]], count: int) -> None:
    """Splits the second layer of each feed-forward part by how far its inputs reach on some rows."""
    layers = network.encoder.encoder.layer
    widest = [torch.zeros(layer.output.dense.in_features) for layer in layers]
    hooks = [
        layer.output.dense.register_forward_pre_hook(
            lambda _, inputs, at=at: widest[at].copy_(
                torch.maximum(widest[at], inputs[0].detach().float().abs().flatten(0, 1).amax(0))
            )
        )
        for at, layer in enumerate(layers)
    ]
    with torch.no_grad():
        for batch in batches:
            network(*batch)
    for hook in hooks:
        hook.remove()
    for layer, reach in zip(layers, widest, strict=True):
        split = SplitLinear(layer.output.dense, reach, count)
        first = layer.intermediate.dense
        with torch.no_grad():
            first.weight.copy_(first.weight[split.order].clone())
            first.bias.copy_(first.bias[split.order].clone())
        layer.output.dense = split
