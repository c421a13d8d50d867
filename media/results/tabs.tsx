import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props<Id extends string> {
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly selected: Id;
  readonly select: (id: Id) => void;
  /** What the selected tab shows. */
  readonly children: ComponentChildren;
}

/** One stop of the Tab key; the arrows select, as in the tabs of other pages. */
export function Tabs<Id extends string>({ label, tabs, selected, select, children }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const place = nextTab(event.key, at, tabs.length);
    const next = place === undefined ? undefined : tabs[place];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            data-tab={id}
            aria-selected={id === selected}
            aria-controls="panel"
            tabIndex={id === selected ? 0 : -1}
            onClick={() => select(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <section id="panel" role="tabpanel" aria-labelledby={`tab-${selected}`}>
        {children}
      </section>
    </>
  );
}

function nextTab(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
