import { rulesIn } from './lexicon-files';
import type { WordFile } from './operator-files';

/** What is wrong with a line of a synonym file. */
export type Finding = { readonly file: string; readonly line: number; readonly message: string };

type Link = { readonly file: string; readonly line: number; readonly from: string; readonly to: string };
const keyOf = ({ from, to }: Pick<Link, 'from' | 'to'>): string => `${from} => ${to}`;
const placeOf = ({ file, line }: Link): string => `${file}:${line}`;

/** Finds lines that cannot be read, that say what another says, or the opposite, and words that lead back to themselves. */
export function checkSynonyms(files: readonly WordFile[]): readonly Finding[] {
  const { equal, oneWay, faults } = linksIn(files);
  return [
    ...faults,
    ...doubles(equal, 'equal'),
    ...doubles(oneWay, 'one way'),
    ...contradictions(equal, oneWay),
    ...cycles(oneWay),
  ];
}

function linksIn(files: readonly WordFile[]) {
  const equal: Link[] = [];
  const oneWay: Link[] = [];
  const faults: Finding[] = [];
  for (const each of files) {
    const { rules, faults: found } = rulesIn([each]);
    faults.push(...found);
    for (const { line, from, to, isEqual } of rules) {
      const links = from.flatMap((one) =>
        to.map((other): Link => ({ file: each.file, line, from: one, to: other })),
      );
      if (isEqual) equal.push(...links.filter((link) => link.from < link.to));
      else oneWay.push(...links);
    }
  }
  return { equal, oneWay, faults };
}

function doubles(links: readonly Link[], how: string): readonly Finding[] {
  const first = new Map<string, Link>();
  return links.flatMap((link) => {
    const known = first.get(keyOf(link));
    if (!known) first.set(keyOf(link), link);
    return known
      ? [
          {
            ...placed(link),
            message: `says that "${link.from}" and "${link.to}" are ${how}, as ${placeOf(known)} does`,
          },
        ]
      : [];
  });
}

function contradictions(equal: readonly Link[], oneWay: readonly Link[]): readonly Finding[] {
  const known = new Map(
    equal.flatMap((link) => [
      [keyOf(link), link],
      [keyOf({ from: link.to, to: link.from }), link],
    ]),
  );
  return oneWay.flatMap((link) => {
    const other = known.get(keyOf(link));
    return other
      ? [
          {
            ...placed(link),
            message: `leads from "${link.from}" to "${link.to}" only, which are equal in ${placeOf(other)}`,
          },
        ]
      : [];
  });
}

/** The lines with which words lead back to where they began. */
function cycles(links: readonly Link[]): readonly Finding[] {
  const next = new Map<string, Link[]>();
  for (const link of links) next.set(link.from, [...(next.get(link.from) ?? []), link]);
  const leadsTo = (start: string, goal: string): boolean => {
    const seen = new Set<string>();
    const open = [start];
    for (let word = open.pop(); word !== undefined; word = open.pop()) {
      if (word === goal) return true;
      if (seen.has(word)) continue;
      seen.add(word);
      open.push(...(next.get(word) ?? []).map(({ to }) => to));
    }
    return false;
  };
  return links
    .filter(({ from, to }) => leadsTo(to, from))
    .map((link) => ({
      ...placed(link),
      message: `leads from "${link.from}" to "${link.to}", which leads back: write them as equal`,
    }));
}

const placed = ({ file, line }: Link) => ({ file, line });
