import { ApiProperty } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import { POWER_CODES, POWER_GROUPS } from '@kimari/common/powers/power';
import type { StoredPowers } from '../versions';
import { count, nullableText } from './body-fields';
import { showPower, showPowers } from '@kimari/common/powers/shown-powers';

/** Something that a text lets an assistant do, or keeps from it. */
export class PowerBody {
  @ApiProperty({ enum: POWER_CODES, description: 'Stable.' })
  code!: string;

  @ApiProperty({ enum: POWER_GROUPS })
  group!: string;

  @ApiProperty({ description: 'The group in words.' })
  groupName!: string;

  @ApiProperty({ description: 'As the text writes it; empty where there is nothing to name.' })
  identifier!: string;

  @ApiProperty({ ...nullableText, description: 'The command of a hook or a server, or its address.' })
  detail!: string | null;

  @ApiProperty({ description: 'What it means.' })
  sentence!: string;

  @ApiProperty({ description: 'Whether the version before did not ask for it.' })
  isAdded!: boolean;
}

/** What a version lets an assistant do. */
export class PowersBody {
  @ApiProperty({ ...nullableText, description: 'Number of the version before it; null for the first one.' })
  comparedWith!: string | null;

  @ApiProperty({ type: [PowerBody] })
  powers!: readonly PowerBody[];

  @ApiProperty({ type: [PowerBody], description: 'Those that the version before did not ask for.' })
  added!: readonly PowerBody[];

  @ApiProperty({ ...count, description: 'How many are left out because there are too many.' })
  omitted!: number;
}

export function toPowersBody(stored: StoredPowers | null, locale: Locale): PowersBody | null {
  return (
    stored && {
      comparedWith: stored.comparedWith,
      powers: showPowers(stored, locale),
      added: stored.added.map((power) => showPower(power, true, locale)),
      omitted: stored.omitted,
    }
  );
}
