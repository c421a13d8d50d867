"""Rounds the weights of the encoder to the steps of int8 so that what one rounding loses the next ones make up for (GPTQ, Frantar et al. 2022)."""

from __future__ import annotations

import torch
from torch import Tensor, nn

# Largest integer of a weight: seven of the eight bits.
MOST = 64
DAMPING = 0.01
BLOCK = 128


def second_moments(
    network: nn.Module, layers: list[nn.Linear], batches: list[tuple[Tensor, ...]]
) -> dict[nn.Linear, Tensor]:
    """Mean products of each layer's inputs on some rows, (inputs, inputs)."""
    sums = {layer: torch.zeros(layer.in_features, layer.in_features) for layer in layers}
    mask = torch.empty(0)

    def note(layer: nn.Linear, inputs: tuple[Tensor]) -> None:
        states = inputs[0].detach()[mask > 0]
        sums[layer].addmm_(states.T, states)

    hooks = [layer.register_forward_pre_hook(note) for layer in layers]
    with torch.no_grad():
        for batch in batches:
            mask = batch[1]
            network(*batch)
    for hook in hooks:
        hook.remove()
    return sums


def round_weights(layer: nn.Linear, moments: Tensor, exact: Tensor) -> None:
    """Rounds a layer's weights but those of its `exact` inputs, which make up for the rest.

    The largest weight of each output stays at the end of its scale, so that whoever rounds again finds the same steps.
    """
    rest = torch.ones(layer.in_features, dtype=torch.bool).index_fill(0, exact, False).nonzero().squeeze(-1)
    rest = rest[moments.diagonal()[rest].argsort(descending=True)]
    order = torch.cat([rest, exact])
    moments = moments[order][:, order].double()
    moments.diagonal().add_(DAMPING * moments.diagonal().mean())
    inverse = torch.linalg.cholesky(torch.linalg.inv(moments), upper=True).float()
    weights = layer.weight.detach()[:, order].clone()
    step = weights[:, : len(rest)].abs().amax(1) / MOST
    at_most = weights[:, : len(rest)].abs().argmax(1)
    for start in range(0, len(rest), BLOCK):
        end = min(start + BLOCK, len(rest))
        lost = torch.zeros(len(weights), end - start)
        for at in range(start, end):
            column = weights[:, at]
            rounded = (column / step).round().clamp(-MOST, MOST)
            rounded = torch.where(at_most == at, column.sign() * MOST, rounded) * step
            lost[:, at - start] = (column - rounded) / inverse[at, at]
            weights[:, at] = rounded
            weights[:, at + 1 : end] -= torch.outer(lost[:, at - start], inverse[at, at + 1 : end])
        weights[:, end:] -= lost @ inverse[start:end, end:]
    with torch.no_grad():
        layer.weight[:, order] = weights
