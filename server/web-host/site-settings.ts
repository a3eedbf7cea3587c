import type { SiteOperator, SiteSettings } from '@kimari/common/host-context';
import type { Env } from '../kernel/config/env';
import { readableDomain } from '../kernel/config/mail-domains';
import { currentVersion } from '../kernel/config/release';
import { contactLink } from '../kernel/config/operator-settings';

/** Facts about the installation that pages show. */
export function siteSettings(env: Env): SiteSettings {
  const { READ_ACCESS, REGISTRATION, REGISTRATION_DOMAINS, OIDC_NAME } = env;
  return {
    version: currentVersion(),
    readAccess: READ_ACCESS,
    operator: operatorIn(env),
    oidcName: OIDC_NAME,
    registration: { mode: REGISTRATION, domains: REGISTRATION_DOMAINS.map(readableDomain) },
  };
}

function operatorIn({ OPERATOR_NAME, OPERATOR_CONTACT }: Env): SiteOperator {
  const contact =
    OPERATOR_CONTACT === undefined ? null : { text: OPERATOR_CONTACT, link: contactLink(OPERATOR_CONTACT) };
  return { name: OPERATOR_NAME ?? null, contact };
}
