"""Form and balance of files of the written corpus and their twins. Exit 1 with the places where the form is broken.

python check_corpus.py ../../../test/corpus/a/01.txt …
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from corpus import LABELS, Block, read_file
from evidence import terms_of

MOST_WORDS = 420
MOST_MARKED_WORDS = 10


def shared(text: str, context: str) -> float:
    """Share of a statement's content words that its context has."""
    own = terms_of(text)
    return len(own & terms_of(context)) / max(1, len(own))


def faults(block: Block) -> list[str]:
    """What is wrong with a block's form."""
    found = []
    for text in filter(None, (block.context, block.twin)):
        if not 15 <= len(text.split()) <= MOST_WORDS:
            found.append(f"a context of {len(text.split())} words")
    for one in block.statements:
        marked = sum(len(one.text[a:b].split()) for a, b in one.wrong)
        if (one.label == "supported") != (not one.wrong):
            found.append(f"brackets do not go with the mark: {one.text}")
        if marked > MOST_MARKED_WORDS:
            found.append(f"too many words in brackets: {one.text}")
        if re.search(r"\bthe (?:text|context|passage)\b", one.text, re.IGNORECASE):
            found.append(f"speaks of the text: {one.text}")
    return found


def main() -> None:
    broken = 0
    shares: dict[str, list[float]] = {name: [] for name in LABELS.values()}
    turned: Counter[bool] = Counter()
    for path in map(Path, sys.argv[1:]):
        for block in read_file(path):
            for fault in faults(block):
                print(f"{block.file}, {block.subject}: {fault}")
                broken += 1
            for one in block.statements:
                shares[one.label].append(shared(one.text, block.context))
                if one.twin_label:
                    turned[(one.label == "supported") != (one.twin_label == "supported")] += 1
    for name, values in shares.items():
        print(f"{name}: {len(values)} statements, shared words {sum(values) / max(1, len(values)):.2f}")
    print(
        f"marks that change under the twin: {100 * turned[True] / max(1, turned.total()):.0f} %; {broken} faults"
    )
    sys.exit(min(1, broken))


if __name__ == "__main__":
    main()
