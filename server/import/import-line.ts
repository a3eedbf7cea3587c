import { z } from 'zod';
import type { RuleType, StoredVisibility } from '@kimari/common/enums';
import { FIRST_CHANGELOG } from '@kimari/common/first-changelog';
import { LIMITS } from '@kimari/common/limits';
import { normaliseTags } from '@kimari/common/tags';
import { AppError } from '../kernel/errors/app-error';
import { ERROR_STATUS } from '@kimari/common/error-codes';
import { InvalidInput } from '../kernel/errors/issue';
import { toPublicError } from '../kernel/errors/public-error';
import { readInput } from '../kernel/schema/input.pipe';
import { CreateRuleInput, toStoredVisibility, UpdateRuleInput } from '../modules/rules';
import { parseVersion, type VersionNumber } from '../modules/versions';
import { toUsername } from './owner-name';

/** A version in a history; without a number it gets the next one. */
export type ImportVersion = {
  readonly number: VersionNumber | null;
  readonly content: string;
  readonly changelog: string;
  readonly date: Date | null;
};

/** A rule in an import file; undefined fields leave stored values unchanged. */
export type ImportEntry = {
  readonly line: number;
  /** The name of a user, or of an existing organization. */
  readonly owner: string;
  readonly organization: string | null;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: StoredVisibility | undefined;
  readonly description: string | null | undefined;
  readonly tags: readonly string[] | undefined;
  readonly sourceRepository: string | null | undefined;
  readonly license: string | null | undefined;
  /** Oldest first, at least one. */
  readonly versions: readonly ImportVersion[];
  /** The number of versions without content, which are skipped because content is required. */
  readonly skipped: number;
};

/** Why a line cannot be imported, in terms of the import file. */
export class UnusableLine extends Error {}

const NEXT_CHANGELOG = 'Updated';

/** A repository on GitHub, or an address. */
const SOURCE = /^(?:[\w.-]+\/[\w.-]+|https:\/\/[^\s/]+(?:\/\S*)?)$/;
/** Characters of SPDX license expressions. */
const LICENSE = /^[A-Za-z0-9.+()\- ]+$/;

/** Validates only the fields specific to imports; the rest is validated like published rules. */
const frame = z.object({
  owner: z.string().min(1).max(200),
  name: z.unknown().optional(),
  type: z.unknown().optional(),
  description: z.unknown().optional(),
  tags: z.unknown().optional(),
  visibility: z.unknown().optional(),
  organization: z.string().min(1).nullish(),
  source_repo: z
    .string()
    .regex(SOURCE, 'is neither owner/name nor an https address')
    .max(LIMITS.sourceRepository.max)
    .nullish(),
  license: z.string().regex(LICENSE, 'is not an SPDX expression').max(LIMITS.license.max).nullish(),
  content: z.unknown().optional(),
  versions: z
    .array(
      z.object({
        /** Its position in the history, or its version number as a string. */
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

/** Parses one line of a file. Throws {@link UnusableLine}. */
export function readLine(text: string, line: number, ownerPrefix = ''): ImportEntry {
  return toEntry(parse(text), line, ownerPrefix);
}

/** Validates one rule. Throws {@link UnusableLine}. */
export function toEntry(source: unknown, line: number, ownerPrefix = ''): ImportEntry {
  const parsed = frame.safeParse(source);
  if (!parsed.success) throw new UnusableLine(firstIssue(parsed.error));
  const { owner, organization = null, source_repo: sourceRepository, license, ...rule } = parsed.data;
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
    sourceRepository,
    license,
    versions,
    skipped: history.length - (withText.length || history.length),
  };
}

/** Whether a version is skipped: some histories contain temporarily emptied files. Numbered versions are never skipped. */
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
    const prefix = versions?.length ? `versions.${index}: ` : '';
    const changelog = version.changelog ?? (index === 0 ? FIRST_CHANGELOG : NEXT_CHANGELOG);
    const input = asPublished(
      () => readInput(UpdateRuleInput, { id: 'import', content: version.content ?? null, changelog }),
      prefix,
    );
    return {
      number: numberOf(version.number ?? (typeof version.n === 'string' ? version.n : null), prefix),
      content: input.content ?? '',
      changelog: input.changelog ?? '',
      date: dateOf(version.date ?? null, prefix),
    };
  });
}

function inOrder(versions: readonly Version[]): readonly Version[] {
  const position = ({ n }: Version): number => (typeof n === 'number' ? n : 0);
  return [...versions].sort((a, b) => position(a) - position(b));
}

function numberOf(text: string | null, prefix: string): VersionNumber | null {
  if (text === null) return null;
  const number = parseVersion(text);
  if (!number) throw new UnusableLine(`${prefix}number: "${text}" is not a version number such as 1.4.2`);
  return number;
}

/** ISO 8601, or Unix seconds. */
function dateOf(value: string | number | null, prefix: string): Date | null {
  if (value === null) return null;
  const date = new Date(typeof value === 'number' ? value * 1000 : value);
  if (Number.isNaN(date.getTime())) throw new UnusableLine(`${prefix}date: "${value}" is not a valid date`);
  if (date.getTime() > Date.now())
    throw new UnusableLine(`${prefix}date: ${date.toISOString()} is in the future`);
  return date;
}

/** Runs a validation of publishing and reports its errors as {@link UnusableLine}. */
function asPublished<Result>(check: () => Result, prefix = ''): Result {
  try {
    return check();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new UnusableLine(prefix + reasonOf(error));
  }
}

/**
 * Whether an error means that a line is invalid. Any other error, such as a database outage, aborts the import.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UnusableLine || error instanceof InvalidInput) return true;
  return error instanceof AppError && ERROR_STATUS[error.definition.code] < 500;
}

/** The messages of an error in English, like all output of this tool. */
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
