import type { FromView, ViewNotice } from '../../src/view/protocol.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly notice: ViewNotice;
  readonly post: (message: FromView) => void;
}

/** Something that the person should know, and what to do about it. */
export const Notice = ({ notice: { severity, message, nextStep, action }, post }: Props) => (
  <div class={`notice is-${severity}`} role={severity === 'error' ? 'alert' : 'status'}>
    <Icon name={severity === 'info' ? 'unsupported' : 'contradicted'} />
    <div>
      <p>{message}</p>
      {nextStep && <p class="quiet">{nextStep}</p>}
      {action && (
        <button
          type="button"
          class="action is-main"
          onClick={() => post({ type: 'command', command: action.command })}
        >
          {action.label}
        </button>
      )}
    </div>
  </div>
);
