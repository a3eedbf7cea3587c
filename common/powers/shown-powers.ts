import type { Locale } from '../locale';
import { describePower, nameOfGroup } from './messages';
import { groupOf, isSamePower, POWER_GROUPS, type Power } from './power';
import type { PowerList } from './stored-powers';

/** A power in answers to clients, in the language of the reader. */
export type ShownPower = Power & {
  readonly group: string;
  readonly groupName: string;
  readonly sentence: string;
  readonly isAdded: boolean;
};

/**
 * The powers of a version in the order of their groups. They include additions that no list names, such as a tool that is no longer
 * denied.
 */
export function showPowers(
  { powers, added }: Pick<PowerList, 'powers' | 'added'>,
  locale: Locale,
): readonly ShownPower[] {
  const isAdded = (power: Power) => added.some((one) => isSamePower(one, power));
  const others = added.filter((one) => !powers.some((power) => isSamePower(one, power)));
  const shown = [...powers, ...others].map((power) => showPower(power, isAdded(power), locale));
  return POWER_GROUPS.flatMap((group) => shown.filter((power) => power.group === group));
}

export function showPower(power: Power, isAdded: boolean, locale: Locale): ShownPower {
  const { code, identifier, detail } = power;
  const group = groupOf(power);
  return {
    ...{ code, identifier, detail, group, isAdded },
    groupName: nameOfGroup(group, locale),
    sentence: describePower(power, locale),
  };
}
