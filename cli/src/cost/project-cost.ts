import { countingOnce } from '@kimari/common/context-cost/context-cost';
import { limitsOf, type LimitUse } from '@kimari/common/context-cost/limits';
import { loadedOf, type Loading } from '@kimari/common/context-cost/loading';
import type { FileAt } from '@kimari/common/targets/reading';
import type { TargetId } from '@kimari/common/targets/targets';
import { doubleReads } from '../install/double-reads';
import { renderingsOf, type RuleToWrite } from '../project/desired';
import type { CountTokens } from '../texts/token-counter';

/** Tokens of one file of a rule in one assistant. */
export type PartCost = {
  readonly rule: string;
  readonly target: TargetId;
  readonly path: string;
  readonly loading: Loading;
  /** Tokens of every conversation, and those that come in when the rule is loaded. */
  readonly always: number;
  readonly onDemand: number;
};

/** A text that an assistant reads from another file once more. */
export type TwiceRead = {
  readonly target: TargetId;
  readonly rules: readonly string[];
  readonly paths: readonly string[];
  /** Of the second reading. */
  readonly always: number;
  readonly onDemand: number;
};

/** A file that is near a limit of an assistant, or beyond it. */
export type LimitWarning = Omit<LimitUse, 'state'> & {
  readonly target: TargetId;
  readonly path: string;
  readonly state: 'near' | 'past';
};

/** Tokens of a project's rules in one assistant, with the texts that it reads twice. */
export type TargetTotal = {
  readonly target: TargetId;
  readonly rules: number;
  readonly always: number;
  readonly onDemand: number;
};

export type ProjectCost = {
  readonly totals: readonly TargetTotal[];
  /** The dearest first. */
  readonly parts: readonly PartCost[];
  readonly twice: readonly TwiceRead[];
  readonly warnings: readonly LimitWarning[];
  /** Files that are not there, and cost nothing. */
  readonly missing: readonly string[];
};

/** Readers of the project's files: the part of a rule in a file, and whole files. */
export type Installed = {
  readonly partAt: (rule: string, path: string) => string | null;
  readonly wholeFileAt: (path: string) => string | null;
  readonly fileAt: FileAt;
};

type CountedPart = PartCost & { readonly body: string; readonly limits: readonly LimitWarning[] };

/** Adds up what the assistants read in a project: the files as they are, with local edits. */
export function projectCost(
  rules: readonly RuleToWrite[],
  installed: Installed,
  countTokens: CountTokens,
): ProjectCost {
  const counted = rules.flatMap((rule) => partsOf(rule, installed, countTokens));
  const parts = counted.filter((part): part is CountedPart => typeof part !== 'string');
  const twice = [...readFromOtherFiles(parts, installed.fileAt), ...sameTexts(parts)];
  return {
    totals: totalsOf(parts, twice),
    parts: parts
      .map(({ body: _body, limits: _limits, ...part }) => part)
      .sort((left, right) => right.always - left.always || right.onDemand - left.onDemand),
    twice,
    warnings: warningsOf(parts),
    missing: [...new Set(counted.filter((part) => typeof part === 'string'))],
  };
}

/** The costs of a rule; the path alone of a file that is not there. */
function partsOf(
  toWrite: RuleToWrite,
  { partAt, wholeFileAt }: Installed,
  countTokens: CountTokens,
): readonly (CountedPart | string)[] {
  const { canonical, renderings } = renderingsOf(toWrite);
  const count = countingOnce(canonical, countTokens);
  return renderings.flatMap(({ target, path, rendering }): readonly (CountedPart | string)[] => {
    const loaded = loadedOf(canonical, rendering);
    if (path === null || rendering.place === null || loaded === null) return [];
    const text = partAt(toWrite.path, path);
    if (text === null) return [path];
    const isAlways = loaded.loading === 'always';
    const limits = limitsOf(rendering.place, wholeFileAt(path) ?? text).flatMap(({ state, ...limit }) =>
      state === 'within' ? [] : [{ target, path, state, ...limit }],
    );
    return [
      {
        ...{ rule: toWrite.path, target, path, loading: loaded.loading, body: canonical.body, limits },
        always: count(isAlways ? text : loaded.always),
        onDemand: isAlways ? 0 : count(text),
      },
    ];
  });
}

/** A rule that was written for several assistants, one of which looks into the files of another. */
function readFromOtherFiles(parts: readonly CountedPart[], fileAt: FileAt): readonly TwiceRead[] {
  const written = [...new Set(parts.map(({ rule, path }) => `${rule}\n${path}`))].map((key) => {
    const [rule = '', path = ''] = key.split('\n');
    const own = parts.filter((part) => part.rule === rule && part.path === path);
    return { rule, path, targets: own.map(({ target }) => target) };
  });
  return doubleReads(written, fileAt).map(({ rule, target, paths }) => {
    const [, ...others] = paths;
    const again = others.flatMap(
      (path) => parts.find((part) => part.rule === rule && part.path === path) ?? [],
    );
    return { target, rules: [rule], paths, ...sumOf(again) };
  });
}

/** Different rules with one text, such as a copy under another name. */
function sameTexts(parts: readonly CountedPart[]): readonly TwiceRead[] {
  const groups = new Map<string, CountedPart[]>();
  for (const part of parts) {
    const key = `${part.target}\n${part.body}`;
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    if (part.body !== '') group.push(part);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...again] = group;
    return first && again.length > 0
      ? [
          {
            ...{ target: first.target, rules: group.map(({ rule }) => rule) },
            ...{ paths: [...new Set(group.map(({ path }) => path))], ...sumOf(again) },
          },
        ]
      : [];
  });
}

type Tokens = Pick<PartCost, 'always' | 'onDemand'>;

function sumOf(costs: readonly Tokens[]): Tokens {
  return {
    always: costs.reduce((sum, { always }) => sum + always, 0),
    onDemand: costs.reduce((sum, { onDemand }) => sum + onDemand, 0),
  };
}

function totalsOf(parts: readonly CountedPart[], twice: readonly TwiceRead[]): readonly TargetTotal[] {
  const isOfOtherFile = ({ rules }: TwiceRead) => rules.length === 1;
  return [...new Set(parts.map(({ target }) => target))].map((target) => {
    const own = parts.filter((part) => part.target === target);
    // Copies under other names are among its own files already.
    const again = twice.filter((read) => read.target === target && isOfOtherFile(read));
    return { target, rules: new Set(own.map(({ rule }) => rule)).size, ...sumOf([...own, ...again]) };
  });
}

/** Each limit once, though several rules are in one file. */
function warningsOf(parts: readonly CountedPart[]): readonly LimitWarning[] {
  const warnings = parts.flatMap(({ limits }) => limits);
  return [...new Map(warnings.map((one) => [`${one.target} ${one.unit} ${one.path}`, one])).values()];
}
