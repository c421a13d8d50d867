import { t } from '@vscode/l10n';
import { useState } from 'preact/hooks';

/** Characters that most people read at a glance. */
const glance = 110;

interface Props {
  readonly text: string;
  readonly class: string;
}

/** A text that may be long; the rest of it comes on request. */
export function LongText({ text, class: name }: Props) {
  const [open, setOpen] = useState(false);
  if (text.length <= glance) return <p class={name}>{text}</p>;
  return (
    <div class={name}>
      <p class={open ? '' : 'is-cut'}>{text}</p>
      <button type="button" class="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('Less') : t('More')}
      </button>
    </div>
  );
}
