import { z } from 'zod';
import type { RuleType, StoredVisibility } from '@kimari/common/enums';
import { normaliseTags } from '@kimari/common/tags';
import { AppError } from '../kernel/errors/app-error';
import { ERROR_STATUS } from '../kernel/errors/error-codes';
import { InvalidInput } from '../kernel/errors/issue';
import { toPublicError } from '../kernel/errors/public-error';
import { readInput } from '../kernel/schema/input.pipe';
import { CreateRuleInput, toStoredVisibility, UpdateRuleInput } from '../modules/rules';
import { FIRST_CHANGELOG, parseVersion, type VersionNumber } from '../modules/versions';
import { toUsername } from './owner-name';

/** One version of a history; without a number it follows the one before. */
export type ImportVersion = {
  readonly number: VersionNumber | null;
  readonly content: string;
  readonly changelog: string;
  readonly date: Date | null;
};

/** A rule as a collection describes it; undefined fields say nothing about what is stored. */
export type ImportEntry = {
  readonly line: number;
  /** Name of a user, or of an organization that exists. */
  readonly owner: string;
  readonly organization: string | null;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: StoredVisibility | undefined;
  readonly description: string | null | undefined;
  readonly tags: readonly string[] | undefined;
  /** Oldest first, at least one. */
  readonly versions: readonly ImportVersion[];
  /** Versions of the history that have no text, which cannot exist here. */
  readonly leftOut: number;
};

/** Why a line cannot be imported, in words for whoever made the file. */
export class UnusableLine extends Error {}

const NEXT_CHANGELOG = 'Updated';

/** What only an import has; all the rest is checked as publishing checks it. */
const frame = z.object({
  owner: z.string().min(1).max(200),
  name: z.unknown().optional(),
  type: z.unknown().optional(),
  description: z.unknown().optional(),
  tags: z.unknown().optional(),
  visibility: z.unknown().optional(),
  organization: z.string().min(1).nullish(),
  content: z.unknown().optional(),
  versions: z
    .array(
      z.object({
        /** Its place in the history, or its number. */
        n: z.union([z.number(), z.string()]).nullish(),
        number: z.string().nullish(),
        content: z.unknown().optional(),
        changelog: z.unknown().optional(),
        date: z.union([z.string(), z.number()]).nullish(),
      }),
    )
    .nullish(),
});
type Frame = z.infer<typeof frame>;
type Version = NonNullable<Frame['versions']>[number];

/** Reads one line of a file. Throws {@link UnusableLine}. */
export function readLine(text: string, line: number, ownerPrefix = ''): ImportEntry {
  return toEntry(parse(text), line, ownerPrefix);
}

/** Checks one rule of a collection. Throws {@link UnusableLine}. */
export function toEntry(source: unknown, line: number, ownerPrefix = ''): ImportEntry {
  const parsed = frame.safeParse(source);
  if (!parsed.success) throw new UnusableLine(firstIssue(parsed.error));
  const { owner, organization = null, ...rule } = parsed.data;
  const history = parsed.data.versions ?? [];
  const withText = history.filter((version) => !isEmptied(version));
  const versions = versionsOf({ ...rule, versions: withText.length > 0 ? withText : history });
  const input = asPublished(() =>
    readInput(CreateRuleInput, {
      ...rule,
      type: rule.type ?? 'rule',
      visibility: rule.visibility ?? 'public',
      tags: rule.tags ?? [],
      content: versions[0]?.content,
      organizationId: organization,
    }),
  );
  return {
    line,
    owner: toUsername(ownerPrefix + owner),
    organization,
    name: input.name,
    type: input.type,
    visibility:
      rule.visibility === undefined
        ? undefined
        : asPublished(() => toStoredVisibility(input.visibility, input.organizationId ?? null)),
    description: rule.description === undefined ? undefined : input.description || null,
    tags: rule.tags === undefined ? undefined : normaliseTags(input.tags),
    versions,
    leftOut: history.length - (withText.length || history.length),
  };
}

/** In some collections a file was emptied for a while; a version with a number of its own is never passed over. */
function isEmptied({ content, number, n }: Version): boolean {
  return typeof content === 'string' && content.trim() === '' && typeof (number ?? n) !== 'string';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnusableLine(`not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}

function versionsOf({ content, versions }: Pick<Frame, 'content' | 'versions'>): ImportVersion[] {
  const given = versions?.length ? inOrder(versions) : [{ content, changelog: undefined }];
  return given.map((version: Version, index) => {
    const place = versions?.length ? `versions.${index}: ` : '';
    const changelog = version.changelog ?? (index === 0 ? FIRST_CHANGELOG : NEXT_CHANGELOG);
    const input = asPublished(
      () => readInput(UpdateRuleInput, { id: 'import', content: version.content ?? null, changelog }),
      place,
    );
    return {
      number: numberOf(version.number ?? (typeof version.n === 'string' ? version.n : null), place),
      content: input.content ?? '',
      changelog: input.changelog ?? '',
      date: dateOf(version.date ?? null, place),
    };
  });
}

function inOrder(versions: readonly Version[]): readonly Version[] {
  const place = ({ n }: Version): number => (typeof n === 'number' ? n : 0);
  return [...versions].sort((a, b) => place(a) - place(b));
}

function numberOf(text: string | null, place: string): VersionNumber | null {
  if (text === null) return null;
  const number = parseVersion(text);
  if (!number) throw new UnusableLine(`${place}number: "${text}" is not a version number such as 1.4.2`);
  return number;
}

/** ISO 8601, or Unix seconds. */
function dateOf(value: string | number | null, place: string): Date | null {
  if (value === null) return null;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  if (Number.isNaN(date.getTime())) throw new UnusableLine(`${place}date: "${value}" is not a time`);
  if (date.getTime() > Date.now())
    throw new UnusableLine(`${place}date: ${date.toISOString()} is in the future`);
  return date;
}

/** Refuses in the words of publishing. */
function asPublished<Result>(check: () => Result, place = ''): Result {
  try {
    return check();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new UnusableLine(place + reasonOf(error));
  }
}

/**
 * Whether an error says something about a line. Anything else, an outage of the database above all, says nothing about
 * it and stops an import.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UnusableLine || error instanceof InvalidInput) return true;
  return error instanceof AppError && ERROR_STATUS[error.definition.code] < 500;
}

/** The texts of an error, in English as all words of this tool. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnusableLine) return error.message;
  const { message, issues } = toPublicError(error, 'en');
  return issues?.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') ?? message;
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return error.message;
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;
}
