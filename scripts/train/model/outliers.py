"""Keeps the few inputs of a layer that reach far beyond the others out of quantisation: their range would leave the others no steps."""

from __future__ import annotations

import torch
from torch import Tensor, nn

# Name of the part that stays in full precision, by which it is told among the nodes of the exported model.
OUTLIERS = "outliers"


class SplitLinear(nn.Module):
    """A linear layer in two parts, of its usual inputs and of its widest ones."""

    def __init__(self, linear: nn.Linear, wide: Tensor) -> None:
        super().__init__()
        others = torch.ones(linear.in_features, dtype=torch.bool).index_fill(0, wide, False)
        usual = others.nonzero().squeeze(-1)
        self.register_buffer("order", torch.cat([usual, wide]))
        self.count = len(wide)
        self.usual = nn.Linear(len(usual), linear.out_features)
        self.outliers = nn.Linear(self.count, linear.out_features, bias=False)
        with torch.no_grad():
            self.usual.weight.copy_(linear.weight[:, usual])
            self.usual.bias.copy_(linear.bias)
            self.outliers.weight.copy_(linear.weight[:, wide])

    def forward(self, states: Tensor) -> Tensor:
        """The same as the layer that it was made of; its inputs come in the order of `order`."""
        return self.usual(states[..., : -self.count]) + self.outliers(states[..., -self.count :])


class MaskedLinear(nn.Module):
    """The same for inputs that others read too, whose order must stay: the widest are blanked out for the usual part."""

    def __init__(self, linear: nn.Linear, wide: Tensor) -> None:
        super().__init__()
        self.register_buffer("wide", wide)
        self.register_buffer("kept", torch.ones(linear.in_features).index_fill(0, wide, 0.0))
        self.usual = linear
        self.outliers = nn.Linear(len(wide), linear.out_features, bias=False)
        with torch.no_grad():
            self.outliers.weight.copy_(linear.weight[:, wide])
            linear.weight[:, wide] = 0.0

    def forward(self, states: Tensor) -> Tensor:
        """The same as the layer that it was made of."""
        return self.usual(states * self.kept) + self.outliers(states.index_select(-1, self.wide))


def wide_inputs(
    network: nn.Module, batches: list[tuple[Tensor, Tensor, Tensor]], inner: int, outer: int
) -> dict[nn.Linear, Tensor]:
    """The inputs of each linear layer of the encoder that reach farthest on some rows: `inner` of the second one of each feed-forward part, `outer` of the others."""
    layers = [one for one in network.encoder.encoder.layer.modules() if isinstance(one, nn.Linear)]
    widest = {layer: torch.zeros(layer.in_features) for layer in layers}

    def note(layer: nn.Linear, inputs: tuple[Tensor]) -> None:
        reach = inputs[0].detach().float().abs().flatten(0, -2).amax(0)
        widest[layer] = torch.maximum(widest[layer], reach)

    hooks = [layer.register_forward_pre_hook(note) for layer in layers]
    with torch.no_grad():
        for batch in batches:
            network(*batch)
    for hook in hooks:
        hook.remove()
    seconds = {layer.output.dense for layer in network.encoder.encoder.layer}
    return {
        layer: reach.argsort()[-(inner if layer in seconds else outer) :].sort().values
        for layer, reach in widest.items()
    }


def split_outliers(network: nn.Module, wide: dict[nn.Linear, Tensor]) -> None:
    """Splits all linear layers of the encoder."""
    for layer in network.encoder.encoder.layer:
        first, second = layer.intermediate.dense, layer.output.dense
        split = SplitLinear(second, wide[second])
        with torch.no_grad():
            first.weight.copy_(first.weight[split.order].clone())
            first.bias.copy_(first.bias[split.order].clone())
        layer.output.dense = split
        attention = layer.attention.attn
        for parent, name in ((layer.intermediate, "dense"), *((attention, name) for name in "qkvo")):
            linear = getattr(parent, name)
            setattr(parent, name, MaskedLinear(linear, wide[linear]))
