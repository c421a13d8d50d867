/** A cell of the grid of results; both count from 0. */
export interface Place {
  readonly row: number;
  readonly cell: number;
}

/** Rows of one press of Page Down. */
const pageRows = 20;

/** Where a key goes from here, inside a grid of this size; undefined for keys that do not move. */
export function nextPlace(key: string, { row, cell }: Place, size: Place): Place | undefined {
  const moved = move(key, row, cell, size.row);
  return (
    moved && {
      row: Math.max(0, Math.min(size.row - 1, moved.row)),
      cell: Math.max(0, Math.min(size.cell - 1, moved.cell)),
    }
  );
}

function move(key: string, row: number, cell: number, rows: number): Place | undefined {
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, cell };
    case 'ArrowUp':
      return { row: row - 1, cell };
    case 'ArrowRight':
      return { row, cell: cell + 1 };
    case 'ArrowLeft':
      return { row, cell: cell - 1 };
    case 'PageDown':
      return { row: row + pageRows, cell };
    case 'PageUp':
      return { row: row - pageRows, cell };
    case 'Home':
      return { row: 0, cell };
    case 'End':
      return { row: rows - 1, cell };
    default:
      return undefined;
  }
}
