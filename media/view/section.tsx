import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { MemoryContext } from './memoryContext.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the view that opens and closes, and is remembered so. */
export function Section({ id, title, children }: Props) {
  const { memory, change } = useContext(MemoryContext);
  const open = memory.openSections.includes(id);
  return (
    <details
      class="section"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        const others = memory.openSections.filter((other) => other !== id);
        change({ openSections: currentTarget.open ? [...others, id] : others });
      }}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && children}
    </details>
  );
}
