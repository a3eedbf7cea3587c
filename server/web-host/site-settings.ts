import type { SiteSettings } from '@kimari/common/host-context';
import type { Env } from '../kernel/config/env';
import { readableDomain } from '../kernel/config/mail-domains';

/** The settings that pages tell. */
export function siteSettings(env: Env): SiteSettings {
  const { READ_ACCESS, REGISTRATION, REGISTRATION_DOMAINS, OIDC_NAME } = env;
  return {
    readAccess: READ_ACCESS,
    oidcName: OIDC_NAME,
    registration: { mode: REGISTRATION, domains: REGISTRATION_DOMAINS.map(readableDomain) },
  };
}
