import type { SiteSettings } from '@kimari/common/host-context';
import type { Env } from '../kernel/config/env';
import { readableDomain } from '../kernel/config/mail-domains';

/** The settings that pages tell. */
export function siteSettings({ READ_ACCESS, REGISTRATION, REGISTRATION_DOMAINS }: Env): SiteSettings {
  return {
    readAccess: READ_ACCESS,
    registration: { mode: REGISTRATION, domains: REGISTRATION_DOMAINS.map(readableDomain) },
  };
}
