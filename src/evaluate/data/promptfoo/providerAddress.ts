import { t } from '@vscode/l10n';
import { Problem } from '../../../check/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that configurations name the address of a model by. */
export const addressFields = [
  'apiBaseUrl',
  'apiHost',
  'baseUrl',
  'baseURL',
  'base_url',
  'apiBase',
  'api_base',
  'apiUrl',
  'url',
  'endpoint',
] as const;

/** Environment variables that other programs take an address from. */
const addressVariable = /(?:BASE_?URL|API_?BASE|API_?HOST|ENDPOINT|API_?URL|PROXY)/i;

/**
 * The address that a provider's `config` names. Throws `badInput` for one that cannot be obeyed: a text that was meant
 * for it must not go elsewhere.
 */
export function addressIn(config: Fields): string | undefined {
  const field = addressFields.find((name) => config[name] !== undefined && config[name] !== null);
  if (field === undefined) return undefined;
  const value = config[field];
  if (typeof value !== 'string' || value.trim() === '') throw notObeyed(field);
  return field === 'apiHost' && !value.includes('://') ? `https://${value}/v1` : value;
}

/** An `env` block sets variables for its own program alone. Throws `badInput` where one of them is an address. */
export function refuseAddressesIn(env: unknown): void {
  if (typeof env !== 'object' || env === null) return;
  const found = Object.keys(env).find((name) => addressVariable.test(name));
  if (found !== undefined) throw notObeyed(`env.${found}`);
}

const notObeyed = (field: string): Problem =>
  new Problem('badInput', {
    detail: t(
      'The address in the configuration field “{0}” cannot be used; specify it with --base-url.',
      field,
    ),
  });
