import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { isDeviceName } from '@kimari/common/device-names';
import { ruleKey } from '@kimari/common/name-key';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { Failure } from '../failure';
import { isObject, type JsonObject } from '../lib/json';
import { parseAddress } from './rule-reference';

/** A rule as the registry describes it. */
export type RuleFacts = {
  readonly id: string;
  /** `@owner/name`, the current one if the rule was renamed. */
  readonly path: string;
  readonly name: string;
  readonly type: RuleType;
  readonly visibility: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly version: string;
  readonly digest: string;
  readonly stars: number;
  readonly downloads: number;
  readonly updatedAt: number;
  readonly deprecated: boolean;
  readonly deprecationMessage: string | null;
  readonly replacement: string | null;
};

export type VersionFacts = {
  readonly version: string;
  readonly digest: string;
  readonly size: number;
  readonly changelog: string;
  readonly createdAt: number;
  readonly yanked: boolean;
  readonly yankReason: string | null;
  /** Hidden by moderators, so that its text cannot be installed. */
  readonly hidden: boolean;
};

export type SearchAnswer = {
  readonly rules: readonly RuleFacts[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
};

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** An answer that is not what the contract says: nothing of it is used. */
export function badAnswer(field: string): Failure {
  return new Failure({
    code: 'BAD_ANSWER',
    says: ['registry.bad_answer', { field }],
    hint: ['registry.bad_answer_hint'],
  });
}

/** Reads the fields of an answer; whatever has another type than the contract says is refused. */
export class Reader {
  constructor(
    private readonly fields: JsonObject,
    private readonly where: string,
  ) {}

  static of(value: unknown, where: string): Reader {
    if (!isObject(value)) throw badAnswer(where);
    return new Reader(value, where);
  }

  text(key: string): string {
    const value = this.fields[key];
    if (typeof value !== 'string') throw badAnswer(`${this.where}.${key}`);
    return value;
  }

  optionalText(key: string): string | null {
    return this.fields[key] === undefined || this.fields[key] === null ? null : this.text(key);
  }

  number(key: string): number {
    const value = this.fields[key];
    if (typeof value !== 'number' || !Number.isFinite(value)) throw badAnswer(`${this.where}.${key}`);
    return value;
  }

  optionalNumber(key: string): number | null {
    return this.fields[key] === undefined || this.fields[key] === null ? null : this.number(key);
  }

  flag(key: string): boolean {
    return this.fields[key] === true;
  }

  list<T>(key: string, read: (value: unknown) => T): readonly T[] {
    const value = this.fields[key];
    if (!Array.isArray(value)) throw badAnswer(`${this.where}.${key}`);
    return value.map(read);
  }

  matching(key: string, pattern: RegExp): string {
    const value = this.text(key);
    if (!pattern.test(value)) throw badAnswer(`${this.where}.${key}`);
    return value;
  }
}

/** A rule. One that was asked for by its address cannot have turned into one that is no file on some systems. */
export function readRuleFacts(value: unknown, asked?: string): RuleFacts {
  const reader = Reader.of(value, 'rule');
  const type = RULE_TYPES.find((one) => one === reader.text('type'));
  const reference = parseAddress(reader.text('path'));
  if (!type) throw badAnswer('rule.type');
  if (!reference) throw badAnswer('rule.path');
  const wanted = asked === undefined ? null : parseAddress(asked)?.name;
  if (
    typeof wanted === 'string' &&
    isDeviceName(reference.name) &&
    ruleKey(wanted) !== ruleKey(reference.name)
  )
    throw badAnswer('rule.path');
  return {
    id: reader.text('id'),
    path: reference.path,
    name: reference.name,
    type,
    visibility: reader.text('visibility'),
    description: reader.optionalText('description'),
    tags: reader.list('tags', String),
    version: reader.matching('version', SEMVER_PATTERN),
    digest: reader.matching('digest', DIGEST),
    stars: reader.number('stars'),
    downloads: reader.optionalNumber('downloads') ?? 0,
    updatedAt: reader.number('updatedAt'),
    deprecated: reader.flag('deprecated'),
    deprecationMessage: reader.optionalText('deprecationMessage'),
    replacement: reader.optionalText('replacement'),
  };
}

export function readVersionFacts(value: unknown): VersionFacts {
  const reader = Reader.of(value, 'version');
  return {
    version: reader.matching('version', SEMVER_PATTERN),
    digest: reader.matching('digest', DIGEST),
    size: reader.number('size'),
    changelog: reader.optionalText('changelog') ?? '',
    createdAt: reader.number('created_at'),
    yanked: reader.flag('yanked'),
    yankReason: reader.optionalText('yankReason'),
    hidden: reader.flag('hidden'),
  };
}

export function readVersionList(value: unknown): readonly VersionFacts[] {
  if (!Array.isArray(value)) throw badAnswer('versions');
  return value.map(readVersionFacts);
}

export function readSearchAnswer(value: unknown): SearchAnswer {
  const reader = Reader.of(value, 'search');
  return {
    rules: reader.list('rules', (rule) => readRuleFacts(rule)),
    total: reader.number('total'),
    page: reader.number('page'),
    limit: reader.number('limit'),
  };
}
