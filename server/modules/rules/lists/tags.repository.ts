import { Injectable } from '@nestjs/common';
import { Database, type Statements } from '../../../kernel/database/database';
import { rulePublicSql, ruleVisibleSql } from '../../../access/rule-visibility';

/** The number of rules with a tag. */
export type TagCount = { readonly tag: string; readonly count: number };

/** Tags that are listed, at most. */
const MOST_TAGS = 10_000;
/** Rules whose tags a request counts, at most. */
const MOST_RULES = 10_000;
/** Whether there are more rules than a request counts the tags of, by PostgreSQL's estimate. */
const IS_LARGE = `(select reltuples from pg_class where oid = 'rules'::regclass) > 20000`;

/** SQL for tags in use. */
@Injectable()
export class TagsRepository {
  constructor(private readonly database: Database) {}

  /** The tags of public rules, most used first. Of many rules, they were counted by {@link recount}. */
  async publicTags(): Promise<TagCount[]> {
    const counted = await this.database.read<TagCount>(
      `select tag, rules as count from public_tags where ${IS_LARGE} order by rules desc, tag limit ${MOST_TAGS}`,
    );
    return counted.length > 0 ? counted : this.countPublic();
  }

  /** Counts the tags of public rules, if there are so many that no request can. */
  async recount(statements: Statements): Promise<void> {
    await statements.write(
      `with counted as (
         select t.tag, count(*)::int as rules from rules r cross join unnest(r.tags) as t (tag)
          where ${IS_LARGE} and ${rulePublicSql('r')} group by t.tag
       ), removed as (
         delete from public_tags p where not exists (select from counted where counted.tag = p.tag)
       )
       insert into public_tags as p (tag, rules) select tag, rules from counted
       on conflict (tag) do update set rules = excluded.rules where p.rules <> excluded.rules`,
    );
  }

  private countPublic(): Promise<TagCount[]> {
    return this.database.read<TagCount>(
      `select t.tag, count(*)::int as count from rules r cross join unnest(r.tags) as t (tag)
       where ${rulePublicSql('r')} group by t.tag order by count desc, t.tag limit ${MOST_TAGS}`,
    );
  }

  /** Tags of non-public rules that the viewer may see, of so many rules at most. */
  restrictedTags(viewerId: string): Promise<TagCount[]> {
    return this.database.read<TagCount>(
      `select t.tag, count(*)::int as count
         from (select r.tags from rules r where ${ruleVisibleSql('r', '$1', 'restricted')} limit ${MOST_RULES}) r
         cross join unnest(r.tags) as t (tag) group by t.tag`,
      [viewerId],
    );
  }
}
