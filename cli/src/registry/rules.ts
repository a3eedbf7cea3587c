import { LIMITS } from '@kimari/common/limits';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import { digestOf } from '../lib/hash';
import {
  Reader,
  readRuleFacts,
  readSearchAnswer,
  readVersionFacts,
  readVersionList,
  type RuleFacts,
  type SearchAnswer,
  type VersionFacts,
} from './answers';
import { jsonOf, type RegistryClient } from './client';
import { aboutRule, isNotFound } from './not-found';

/** More would be no history that a registry writes. */
const MAX_PAGES = 100;
/** The cursor in the address of the next page; the address itself could be anywhere. */
const NEXT_PAGE = /^<[^>]*[?&]after=([\w-]+)>; rel="next"$/;

/** The calls of the registry that concern rules. */
export class Rules {
  constructor(readonly client: RegistryClient) {}

  async search(query: Readonly<Record<string, unknown>>): Promise<SearchAnswer> {
    const answer = await this.client.json('/api/rules/search', { method: 'POST', body: query, isSafe: true });
    return readSearchAnswer(answer);
  }

  async get(path: string): Promise<RuleFacts> {
    return readRuleFacts(await about(path, this.client.json(`/api/rules/${path}`)), path);
  }

  /** A rule, or null when there is none that the caller may see. */
  async find(path: string): Promise<RuleFacts | null> {
    try {
      return await this.get(path);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  /** All versions, newest first. A registry answers a long history in pages. */
  async versions(path: string): Promise<readonly VersionFacts[]> {
    const address = `/api/rules/${path}/versions`;
    const found: VersionFacts[] = [];
    let after: string | null = '';
    for (let page = 0; after !== null && page < MAX_PAGES; page += 1) {
      const query: string = after === '' ? '' : `?after=${after}`;
      const answer = await about(path, this.client.answer(`${address}${query}`));
      found.push(...readVersionList(jsonOf(answer, address)));
      after = NEXT_PAGE.exec(answer.header('link') ?? '')?.[1] ?? null;
    }
    return found;
  }

  /** The permanent address of a version's text. */
  sourceOf(path: string, version: string): string {
    return `${this.client.origin}/api/rules/${path}/versions/${version}/raw`;
  }

  /** The text of a version. Throws when it is not the text that the digest belongs to. */
  async text(path: string, version: string, digest: string): Promise<string> {
    const address = `/api/rules/${path}/versions/${version}/raw`;
    const { body } = await about(path, this.client.answer(address, { maxBytes: LIMITS.content.maxBytes }));
    const actual = digestOf(body);
    if (actual !== digest) throw tampered(`${path}@${version}`, digest, actual);
    return decode(body, `${path}@${version}`);
  }

  /** Like {@link text}, without counting as a download. */
  async viewText(path: string, version: string, digest: string): Promise<string> {
    const { id } = await this.get(path);
    const body = { id, version, purpose: 'view' };
    const answer = await this.client.object('/api/rules/getContent', { method: 'POST', body, isSafe: true });
    const text = Reader.of(answer, 'content').text('content');
    const actual = digestOf(text);
    if (actual !== digest) throw tampered(`${path}@${version}`, digest, actual);
    return text;
  }

  /** Deleted rules that the caller may bring back. */
  async trash(): Promise<readonly DeletedRule[]> {
    const all: DeletedRule[] = [];
    for (let total = 1; all.length < total && all.length <= LIMITS.offset.max;) {
      const call = { limit: LIMITS.list.max, offset: all.length };
      const body = await this.client.json('/api/rules/trash', { method: 'POST', body: call, isSafe: true });
      const answer = Reader.of(body, 'trash');
      const rules = answer.list('rules', readDeletedRule);
      if (rules.length === 0) break;
      all.push(...rules);
      total = answer.number('total');
    }
    return all;
  }

  create(input: object): Promise<RuleFacts> {
    return this.client.post('/api/rules/create', input).then((rule) => readRuleFacts(rule));
  }

  async update(input: object): Promise<{ readonly rule: RuleFacts; readonly versionCreated: boolean }> {
    const { rule, versionCreated } = await this.client.post('/api/rules/update', input);
    return { rule: readRuleFacts(rule), versionCreated: versionCreated === true };
  }

  async yank(id: string, version: string, reason: string): Promise<VersionFacts> {
    return readVersionFacts((await this.client.post('/api/rules/yank', { id, version, reason })).version);
  }

  async unyank(id: string, version: string): Promise<VersionFacts> {
    return readVersionFacts((await this.client.post('/api/rules/unyank', { id, version })).version);
  }

  async deprecate(id: string, message: string, replacement: string | null): Promise<RuleFacts> {
    const body = { id, message, ...(replacement === null ? {} : { replacement }) };
    return readRuleFacts((await this.client.post('/api/rules/deprecate', body)).rule);
  }

  async undeprecate(id: string): Promise<RuleFacts> {
    return readRuleFacts((await this.client.post('/api/rules/undeprecate', { id })).rule);
  }

  /** Stars a rule or takes the star back; returns how many it has then. */
  async setStar(ruleId: string, isStarred: boolean): Promise<number> {
    const { stars } = await this.client.post(isStarred ? '/api/rules/star' : '/api/rules/unstar', { ruleId });
    return typeof stars === 'number' ? stars : 0;
  }
}

/** A rule in the trash. */
export type DeletedRule = { readonly path: string; readonly version: string; readonly visibility: string };

function readDeletedRule(value: unknown): DeletedRule {
  const reader = Reader.of(value, 'trash');
  return {
    path: reader.text('path'),
    version: reader.matching('version', SEMVER_PATTERN),
    visibility: reader.text('visibility'),
  };
}

/** A refusal of the registry, with the rule that it is about. */
async function about<T>(path: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof Failure && 'status' in error.fields ? aboutRule(error, path) : error;
  }
}

export function tampered(rule: string, expected: string, actual: string): Failure {
  return new Failure({
    code: 'TAMPERED',
    says: ['registry.tampered', { rule }],
    exit: EXIT.failed,
    hint: ['registry.tampered_hint', { expected, actual }],
    fields: { expected, actual },
  });
}

function decode(body: Buffer, rule: string): string {
  try {
    // Texts are kept byte for byte, a byte order mark included.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Failure({ code: 'BAD_ANSWER', says: ['registry.not_text', { rule }] });
  }
}
