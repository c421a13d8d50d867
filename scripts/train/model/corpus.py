"""The written corpus: blocks of a context and statements, each with a twin, another context under which the marks change.

test/corpus/README.md describes the format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LABELS = {"=": "supported", "!": "contradicted", "?": "unsupported"}
Span = tuple[int, int]


@dataclass
class Statement:
    """A statement under both contexts. `wrong` are the ranges of its wrong words under the first; empty where it is right."""

    text: str
    label: str
    twin_label: str | None
    wrong: list[Span]
    previous: str


@dataclass
class Block:
    """A context, its twin, and what is said of them."""

    file: str
    subject: str
    context: str
    twin: str | None
    statements: list[Statement]


def _raw(path: Path) -> list[tuple[str, str, list[str]]]:
    """Subject, context and the lines below `---` of each block."""
    blocks = []
    for text in re.split(r"^@ ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        head, _, rest = text.partition("\n")
        context, _, below = rest.partition("\n---\n")
        blocks.append((head.strip(), context.strip(), [line for line in below.split("\n") if line.strip()]))
    return blocks


def _unmarked(text: str) -> tuple[str, list[Span]]:
    """Without the square brackets, and where they stood."""
    plain, spans, start = "", [], 0
    for char in text:
        if char == "[":
            start = len(plain)
        elif char == "]":
            spans.append((start, len(plain)))
        else:
            plain += char
    return plain, spans


def read_file(path: Path) -> Iterator[Block]:
    """The blocks of a file; their twins from the file beside it, where there is one."""
    twin_path = path.with_name(f"{path.stem}.twin.txt")
    twins = _raw(twin_path) if twin_path.exists() else []
    name = f"{path.parent.name}/{path.stem}"
    for at, (subject, context, lines) in enumerate(_raw(path)):
        twin, marks = None, None
        if at < len(twins):
            twin, marks = twins[at][1], twins[at][2][0].split()
            if len(marks) != len(lines):
                raise ValueError(f"{twin_path}: {subject}: {len(marks)} marks for {len(lines)} statements")
        statements = []
        previous = ""
        for number, line in enumerate(lines):
            text, wrong = _unmarked(line[2:].strip())
            twin_label = LABELS[marks[number]] if marks else None
            statements.append(Statement(text, LABELS[line[0]], twin_label, wrong, previous))
            previous = text
        # Only in whole answers does a statement follow from the one before it.
        if len(statements) == 7:
            for one in statements:
                one.previous = ""
        yield Block(name, subject, context, twin, statements)


def read_corpus(folder: Path) -> list[Block]:
    """All blocks of all parts, in order of their files."""
    paths = sorted(path for path in folder.glob("*/*.txt") if not path.name.endswith(".twin.txt"))
    return [block for path in paths for block in read_file(path)]
