import { READ_ACCESS, REGISTRATION_MODES } from '@kimari/common/enums';
import { z } from 'zod';
import { listSetting } from './list-setting';
import { readMailDomain } from './mail-domains';
import { SettingsError } from './settings-error';

/** The settings about registration and reading. */
export const ACCESS_SETTINGS = {
  REGISTRATION: z
    .enum(REGISTRATION_MODES)
    .default('open')
    .describe('who may register: open, invitation, domains or closed; see docs/operations.md'),
  REGISTRATION_DOMAINS: listSetting({ separator: ',', read: readMailDomain, fault: 'is no domain of mail' })
    .default([])
    .describe('comma-separated mail domains for REGISTRATION=domains; *.example.com for all below one'),
  READ_ACCESS: z
    .enum(READ_ACCESS)
    .default('public')
    .describe('who may read: public, or signed-in: nothing is shown to strangers; see docs/operations.md'),
};

type AccessValues = z.infer<z.ZodObject<typeof ACCESS_SETTINGS>>;

/** Refuses a list of domains that has no effect, and a missing one. Throws {@link SettingsError}. */
export function refuseAccess({ REGISTRATION, REGISTRATION_DOMAINS }: AccessValues): void {
  const needsDomains = REGISTRATION === 'domains';
  if (needsDomains && REGISTRATION_DOMAINS.length === 0)
    throw new SettingsError('Setting REGISTRATION_DOMAINS is missing: REGISTRATION=domains needs it');
  if (!needsDomains && REGISTRATION_DOMAINS.length > 0)
    throw new SettingsError(
      `Setting REGISTRATION_DOMAINS is not usable: it counts with REGISTRATION=domains only, not with ${REGISTRATION}`,
    );
}
