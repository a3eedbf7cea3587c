import { createHash } from 'node:crypto';
import type { RuleType } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** Everything that is drawn on the card of a rule. */
export type Card = {
  readonly owner: string;
  readonly name: string;
  readonly type: RuleType;
  readonly description: string;
  /** The line at the foot: kind, version, stars. */
  readonly facts: string;
  readonly locale: Locale;
};

/** Pixels; the size that sites ask for (https://ogp.me). */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Increase it when cards are drawn differently, so that stored ones are not used again. */
const REVISION = 1;

/** Equal cards have the same digest. */
export function cardDigest(card: Card): string {
  return createHash('sha256')
    .update(JSON.stringify([REVISION, card]))
    .digest('hex');
}
