import { t } from '@vscode/l10n';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Characters that most people read at a glance. */
const glance = 110;

interface Props {
  readonly text: string;
  readonly class: string;
  /** What belongs to the text and comes with the rest of it. */
  readonly children?: ComponentChildren;
}

/** A text that may be long; the rest of it comes on request. */
export function LongText({ text, class: name, children }: Props) {
  const [open, setOpen] = useState(false);
  if (text.length <= glance && !children) return <p class={name}>{text}</p>;
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
