import { randomUUID } from 'node:crypto';
import type { StoredVisibility } from '@kimari/common/enums';
import type { Database } from '../../server/kernel/database/database';
import { CandidatesRepository } from '../../server/search/index/candidates.repository';
import { FilteredRulesRepository } from '../../server/search/index/filtered-rules.repository';
import { idIn } from '../../server/kernel/schema/keyset';
import { toSearchRow } from '../../server/search/index/index-row';
import { SearchIndexRepository } from '../../server/search/index/search-index.repository';
import { FullTextSearch } from '../../server/search/answer/full-text-search.service';
import type { RuleList, RulePage, RuleSearch } from '../../server/search/search.types';
import { shownAs } from '../../server/modules/rules/rule-audience';
import { KnownTerms } from '../../server/search/index/known-terms';
import { WordsRepository } from '../../server/search/index/words.repository';
import { useTestDatabase } from './database';
import { watchReads } from './watched-reads';

/** The properties of an indexed rule; the rest have defaults. */
type IndexedRuleWishes = {
  readonly owner?: string;
  readonly name: string;
  readonly type?: 'rule' | 'ccsubagents';
  readonly visibility?: StoredVisibility;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly content?: string;
  readonly stars?: number;
};

/** A reader who is not signed in. */
export const NOBODY = { userId: null };

/** The search repositories on their own database, with helpers to fill and query it. */
export function useSearchIndex() {
  const database = useTestDatabase();
  const query = (sql: string, params: readonly unknown[] = []) => database.rows(sql, params);
  // The repositories ask for nothing else.
  const statements = { read: query, write: query } as unknown as Database;
  const reads = watchReads(statements, database);
  afterEach(() => reads.verify());
  const terms = new KnownTerms();
  afterEach(() => terms.clear());
  const index = new SearchIndexRepository(statements, terms);
  const searches = new FullTextSearch(
    new WordsRepository(statements, terms),
    new CandidatesRepository(statements),
  );
  const lists = new FilteredRulesRepository(statements);

  async function anOwner(name: string): Promise<string> {
    const [known] = await database.rows<{ id: string }>('select id from owners where name_key = $1', [name]);
    if (known) return known.id;
    const id = randomUUID();
    await database.rows(
      `with named as (insert into owner_names (name_key, owner_id) values ($2, $1)),
            owner as (insert into owners (id, kind, name, name_key) values ($1, 'user', $2, $2))
       insert into users (id) values ($1)`,
      [id, name],
    );
    return id;
  }

  async function anOrganization(name: string): Promise<string> {
    const id = randomUUID();
    await database.rows(
      `with named as (insert into owner_names (name_key, owner_id) values ($2, $1)),
            owner as (insert into owners (id, kind, name, name_key) values ($1, 'organization', $2, $2))
       insert into organizations (id, display_name) values ($1, $2)`,
      [id, name],
    );
    return id;
  }

  async function aRule(wishes: IndexedRuleWishes): Promise<string> {
    const rule = {
      owner: 'alice',
      type: 'rule',
      visibility: 'public',
      tags: [],
      content: '-',
      stars: 0,
      ...wishes,
    } as const;
    const { visibility, audience } = shownAs(rule.visibility, false);
    const ownerId = await anOwner(rule.owner);
    const ruleId = randomUUID();
    const nameKey = rule.name.toLowerCase().replaceAll('_', '-');
    await database.rows(
      `with version as (
         insert into rule_versions (id, rule_id, major, minor, patch, content, digest, size, changelog, created_by)
         values ($9, $1, 1, 0, 0, '-', sha256('-'), 1, '', $2))
       insert into rules (id, owner_id, created_by, type, visibility, audience, name, name_key, description, tags, excerpt,
         latest_version_id, stars, published_at)
       values ($1, $2, $2, $3, $4, $11, $5, $6, $7, $8, '', $9, $10, now())`,
      [
        ruleId,
        ownerId,
        rule.type,
        visibility,
        rule.name,
        nameKey,
        rule.description ?? null,
        rule.tags,
        randomUUID(),
        rule.stars,
        audience,
      ],
    );
    const description = rule.description ?? null;
    await index.writeRows([
      toSearchRow({
        ...rule,
        audience,
        description,
        ruleId,
        ownerId,
        createdBy: ownerId,
        ownerKey: rule.owner,
        nameKey,
      }),
    ]);
    return ruleId;
  }

  function answer(query: string, change: Partial<RuleSearch> = {}): Promise<RulePage> {
    const all = { filter: {}, viewer: NOBODY, sort: 'relevance', limit: 20, offset: 0 } as const;
    return searches.search({ query, ...all, ...change });
  }

  async function found(query: string, change: Partial<RuleSearch> = {}): Promise<readonly string[]> {
    return namesOf((await answer(query, change)).keys.map(idIn));
  }

  async function listed(change: Partial<RuleList>): Promise<readonly string[]> {
    const list = { filter: {}, viewer: NOBODY, sort: 'updated', limit: 20, offset: 0, ...change } as const;
    return namesOf((await lists.list(list)).keys.map(idIn));
  }

  async function namesOf(ids: readonly string[]): Promise<readonly string[]> {
    const rows = await database.rows<{ id: string; name: string }>(
      'select id, name from rules where id = any ($1)',
      [ids],
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? '');
  }

  return {
    database,
    index,
    searches,
    lists,
    anOwner,
    anOrganization,
    aRule,
    answer,
    found,
    listed,
  };
}
