import type { Audience, StoredVisibility } from '@kimari/common/enums';

/** The columns that determine who sees a rule. Only {@link shownAs} changes them, both together. */
type RuleExposure = { readonly visibility: StoredVisibility; readonly audience: Audience };

/** The values to store for a public or a private rule. */
export function shownAs(visibility: StoredVisibility): RuleExposure {
  return { visibility, audience: visibility === 'public' ? 'everyone' : 'holders' };
}
