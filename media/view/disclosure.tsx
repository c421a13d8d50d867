import { t } from '@vscode/l10n';
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { MemoryContext } from './memory.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A part of the view that opens and closes, and is remembered so. */
export function Section({ id, title, children }: SectionProps) {
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

/** Characters that most people read at a glance. */
const maxCollapsedLength = 110;

interface LongTextProps {
  readonly text: string;
  readonly class: string;
  /** What belongs to the text and comes with the rest of it. */
  readonly children?: ComponentChildren;
}

/** A text that may be long; the rest of it comes on request. */
export function LongText({ text, class: name, children }: LongTextProps) {
  const [open, setOpen] = useState(false);
  if (text.length <= maxCollapsedLength && !children) return <p class={name}>{text}</p>;
  return (
    <div class={name}>
      <p class={open ? '' : 'is-cut'}>{text}</p>
      {open && children}
      <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('Less') : t('More')}
      </button>
    </div>
  );
}
