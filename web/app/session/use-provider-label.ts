import type { SocialProviderName } from '@kimari/common/enums';
import { providerLabel } from '#app/lib/provider-label';
import { useSiteState } from './site-state';

/** The function that names providers. */
export function useProviderLabel(): (provider: SocialProviderName) => string {
  const oidcName = useSiteState()?.oidcName;
  return (provider) => providerLabel(provider, oidcName);
}
