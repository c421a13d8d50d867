import type { FromView, ViewNotice } from '../../src/view/protocol.ts';
import { CommandButton } from './commandButton.tsx';
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
      {action && <CommandButton {...action} look="action is-main" post={post} />}
    </div>
  </div>
);
