import { SOCIAL_PROVIDER_LABELS, type SocialProviderName } from '@kimari/common/enums';

/** The name of a provider for people; the settings give the one of OpenID Connect its name. */
export function providerLabel(provider: SocialProviderName, oidcName: string | undefined): string {
  return provider === 'oidc' && oidcName ? oidcName : SOCIAL_PROVIDER_LABELS[provider];
}
