import type { Audience, StoredVisibility } from '@kimari/common/enums';

/** Columns of a rule that say who sees it. They change together, and only by {@link shownAs}. */
type RuleExposure = { readonly visibility: StoredVisibility; readonly audience: Audience };

/** What is stored when a rule is to be shown as public or private. */
export function shownAs(visibility: StoredVisibility): RuleExposure {
  return { visibility, audience: visibility === 'public' ? 'everyone' : 'holders' };
}
