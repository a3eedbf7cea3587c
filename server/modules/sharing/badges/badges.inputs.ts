import { InputType } from '@nestjs/graphql';
import { ChoiceField } from '../../../kernel/schema/fields';

export const BADGE_KINDS = ['version', 'stars', 'downloads'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

@InputType()
export class BadgeInput {
  @ChoiceField({ values: BADGE_KINDS, graphql: String, optional: true, default: 'version' })
  kind: BadgeKind = 'version';
}
