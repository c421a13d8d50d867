"""Writes anew what the product's tests expect: units, evidence and token ids of the texts and claims in a fixture.

python fixture.py --base DIR --fixture ../../../test/fixtures/reading/evidence.json
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from batches import encode, load_tokenizer
from evidence import evidence_for, rarity, units_of
from examples import row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--fixture", type=Path, required=True)
    options = parser.parse_args()
    tokenizer = load_tokenizer(options.base)
    fixture = json.loads(options.fixture.read_text(encoding="utf-8"))
    for one in fixture["texts"]:
        units = units_of(one["text"], lambda text: len(tokenizer.encode(text, add_special_tokens=False).ids))
        one["units"] = [{"text": unit.text, "heading": unit.heading} for unit in units]
        weights = rarity(units)
        for case in one["claims"]:
            evidence = evidence_for(case["claim"], units, weights)
            claim = row("fixture", evidence, case["claim"], "", previous=case.get("previous", ""))
            pair = encode(tokenizer, [claim])[0]
            case.update(
                evidence=evidence,
                ids=[*pair.proof, *pair.rest],
                claimStart=len(pair.proof) + pair.claim_start,
            )
    options.fixture.write_text(json.dumps(fixture, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
