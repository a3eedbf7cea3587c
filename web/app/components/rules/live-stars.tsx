import { formatCount } from '#app/lib/format';
import { useLiveStars } from '#app/lib/use-rule-news';

/** The number of stars of a rule, which follows while the page is open. */
export function LiveStars({ ruleId, stars }: { readonly ruleId: string; readonly stars: number }) {
  return formatCount(useLiveStars(ruleId, stars));
}
