import type { FromView, ViewCommand } from '../../src/view/protocol.ts';

interface Props {
  readonly command: ViewCommand;
  readonly label: string;
  /** "action is-main" for the one thing to do next, "action" beside it, "link" for a way aside. */
  readonly look: 'action is-main' | 'action' | 'link';
  readonly post: (message: FromView) => void;
}

/** A button that runs a command of the extension. */
export const CommandButton = ({ command, label, look, post }: Props) => (
  <button type="button" class={look} onClick={() => post({ type: 'command', command })}>
    {label}
  </button>
);
