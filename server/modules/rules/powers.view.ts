import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import { free } from '../../kernel/graphql/prices';
import type { StoredPowers } from '../versions';
import { showPower, showPowers, type ShownPower } from '@kimari/common/powers/shown-powers';

@ObjectType({ description: 'Something that a text lets an assistant do, or keeps from it.' })
export class Power {
  @Field(() => String, { description: 'Stable, such as `tool`, `permission_mode`, `hook` or `server`.' })
  code!: string;

  @Field(() => String, { description: 'Stable, such as `tools`, `mode` or `network`.' })
  group!: string;

  @Field(() => String, { description: 'The group in words.' })
  groupName!: string;

  @Field(() => String, { description: 'As the text writes it; empty where there is nothing to name.' })
  identifier!: string;

  @Field(() => String, { nullable: true, description: 'The command of a hook or a server, or its address.' })
  detail!: string | null;

  @Field(() => String, { description: 'What it means.' })
  sentence!: string;

  @Field(() => Boolean, { description: 'Whether the version before did not ask for it.' })
  isAdded!: boolean;
}

@ObjectType({ description: 'What a version lets an assistant do.' })
export class VersionPowers {
  @Field(() => String, {
    nullable: true,
    description: 'Number of the version before it; null for the first one.',
  })
  comparedWith!: string | null;

  @Field(() => [Power], { complexity: free })
  powers!: readonly Power[];

  @Field(() => [Power], { complexity: free, description: 'Those that the version before did not ask for.' })
  added!: readonly Power[];

  @Field(() => Int, { description: 'How many are left out because there are too many.' })
  omitted!: number;
}

export function toVersionPowers(stored: StoredPowers, locale: Locale): VersionPowers {
  return {
    comparedWith: stored.comparedWith,
    powers: showPowers(stored, locale).map(toPower),
    added: stored.added.map((power) => toPower(showPower(power, true, locale))),
    omitted: stored.omitted,
  };
}

const toPower = (power: ShownPower): Power => ({ ...power });
