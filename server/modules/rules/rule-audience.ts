import type { Audience, StoredVisibility } from '@kimari/common/enums';

/** The columns that determine who sees a rule. Only {@link shownAs} changes them, both together. */
type RuleExposure = { readonly visibility: StoredVisibility; readonly audience: Audience };

/** The values to store for a public or a private rule. A rule that moderators have hidden is for its holders only. */
export function shownAs(visibility: StoredVisibility, isHidden: boolean): RuleExposure {
  return { visibility, audience: visibility === 'public' && !isHidden ? 'everyone' : 'holders' };
}
