import { targetOf } from '@kimari/common/targets/targets';
import type { Phrase } from '../failure';
import type { FileChange } from '../project/change';
import { cleanLine } from '../texts/clean';
import type { Translate } from '../texts/translate';
import { type DoubleRead, doubleReads } from './double-reads';
import { groupDoubleReads, namesOf } from './group-notes';
import { presentFiles, type WrittenPart } from './present-files';
import { type SameName, sameNames } from './same-names';
import { groupUnread, type UnreadPart, unreadParts } from './unread-parts';

/** Warnings about the rules' files together with all other files of the project. */
export type Warnings = {
  readonly twice: readonly DoubleRead[];
  readonly unread: readonly UnreadPart[];
  readonly sameNames: readonly SameName[];
};

/** Finds the warnings as they will be once the changes are made. */
export async function warningsOf(
  root: string,
  parts: readonly WrittenPart[],
  isAgent: (rule: string) => boolean,
  changes: readonly FileChange[] = [],
): Promise<Warnings> {
  const fileAt = await presentFiles(root, parts, changes);
  const agents = parts.filter(({ rule }) => isAgent(rule));
  return {
    twice: doubleReads(parts, fileAt),
    unread: unreadParts(parts, fileAt),
    sameNames: await sameNames(root, agents, changes),
  };
}

/** The warnings about some rules, in words. */
export function warningLines(
  { twice, unread, sameNames: same }: Warnings,
  isShown: (rule: string) => boolean,
  t: Translate,
): readonly string[] {
  const shownOf = <T extends { readonly rule: string }>(all: readonly T[]) =>
    all.filter(({ rule }) => isShown(rule));
  return [
    ...groupUnread(shownOf(unread)).map(({ says, rules }) =>
      t('plan.note', { text: t(...says), rules: namesOf(rules, t) }),
    ),
    ...groupDoubleReads(shownOf(twice)).map(({ target, rules }) =>
      t('plan.twice', { rules: namesOf(rules, t), target: targetOf(target).label }),
    ),
    ...shownOf(same).map((one) => t(...sameNamePhrase(one))),
  ];
}

export function sameNamePhrase({ name, path, other }: SameName): Phrase {
  return ['plan.same_name', { name: cleanLine(name), path, other: cleanLine(other) }];
}
