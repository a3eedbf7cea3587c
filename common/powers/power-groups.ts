/** A power in the language of the reader. */
export type ListedPower = {
  readonly group: string;
  readonly groupName: string;
  readonly identifier: string;
  readonly detail: string | null;
  readonly sentence: string;
  readonly isAdded: boolean;
};

/** A line of the panel. */
export type PowerLine = {
  /** One or more identifiers. */
  readonly name: string;
  readonly sentence: string;
  /** Details that the sentence does not contain. */
  readonly detail: string | null;
  readonly isAdded: boolean;
};

export type PowerGroup = {
  readonly group: string;
  readonly groupName: string;
  readonly lines: readonly PowerLine[];
};

/** Powers by group. Powers with the same meaning share a line; each added power has a line of its own, so that nobody misses it. */
export function powerGroups(powers: readonly ListedPower[]): readonly PowerGroup[] {
  const groups = new Map<string, { groupName: string; lines: PowerLine[] }>();
  for (const power of powers) {
    const known = groups.get(power.group) ?? { groupName: power.groupName, lines: [] };
    groups.set(power.group, known);
    const line = lineOf(power);
    const at = known.lines.findIndex((other) => canShare(other, line));
    const other = known.lines[at];
    if (other) known.lines[at] = { ...other, name: `${other.name}, ${line.name}` };
    else known.lines.push(line);
  }
  return [...groups].map(([group, { groupName, lines }]) => ({ group, groupName, lines }));
}

const canShare = (left: PowerLine, right: PowerLine): boolean =>
  !left.isAdded &&
  !right.isAdded &&
  left.sentence === right.sentence &&
  right.detail === null &&
  left.detail === null;

function lineOf({ identifier, detail, sentence, isAdded }: ListedPower): PowerLine {
  const isNamed = detail !== null && sentence.includes(detail);
  return { name: identifier, sentence, detail: isNamed ? null : detail, isAdded };
}
