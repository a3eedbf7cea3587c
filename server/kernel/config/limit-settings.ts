import { type LimitSettings, RATE_LIMITS, type RateLimitName } from '../http/rate-limit-table';
import { SettingsError } from './settings-error';

const MAX_QUOTA = 1_000_000;

/** The setting of one limit: `LIMIT_REGISTER_BY_HOST` for `registerByHost`. */
export function limitSettingOf(name: RateLimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

const NAMES = new Map(
  (Object.keys(RATE_LIMITS) as RateLimitName[]).map((name) => [limitSettingOf(name), name]),
);

/** The setting of each limit. */
export const LIMIT_NAMES: readonly string[] = [...NAMES.keys()];

/**
 * The quotas of single limits. Throws {@link SettingsError} for a name that is no limit: somebody who misspells it would
 * believe that the limit is raised.
 */
export function readQuotas(given: Readonly<Record<string, unknown>>): LimitSettings['quotas'] {
  const quotas: Partial<Record<RateLimitName, number>> = {};
  for (const [setting, value] of Object.entries(given)) {
    if (!/^LIMITS?_/.test(setting) || setting === 'LIMITS_MULTIPLIER') continue;
    const name = NAMES.get(setting);
    if (!name)
      throw new SettingsError(
        `Setting ${setting} is no limit: docs/operations.md lists them (${nearest(setting)}, …)`,
      );
    const quota = Number(value);
    if (!/^\d+$/.test(String(value)) || quota < 1 || quota > MAX_QUOTA)
      throw new SettingsError(`Setting ${setting} is not usable: give a whole number from 1 to ${MAX_QUOTA}`);
    quotas[name] = quota;
  }
  return quotas;
}

/** The known setting with the same beginning. */
function nearest(written: string): string {
  const shared = (setting: string) => {
    const end = [...setting].findIndex((letter, at) => letter !== written[at]?.toUpperCase());
    return end < 0 ? setting.length : end;
  };
  return [...NAMES.keys()].reduce((best, one) => (shared(one) > shared(best) ? one : best));
}
