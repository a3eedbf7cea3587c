import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { rulePublicSql, ruleVisibleSql } from '../../../access/rule-visibility';

/** The number of rules with a tag. */
export type TagCount = { readonly tag: string; readonly count: number };

/** SQL for tags in use. */
@Injectable()
export class TagsRepository {
  constructor(private readonly database: Database) {}

  /** All tags of public rules, most used first. Reads every public rule. */
  publicTags(): Promise<TagCount[]> {
    return this.database.read<TagCount>(
      `select t.tag, count(*)::int as count from rules r cross join unnest(r.tags) as t (tag)
       where ${rulePublicSql('r')} group by t.tag order by count desc, t.tag`,
    );
  }

  /** Tags of the non-public rules that the viewer may see. */
  restrictedTags(viewerId: string): Promise<TagCount[]> {
    return this.database.read<TagCount>(
      `select t.tag, count(*)::int as count from rules r cross join unnest(r.tags) as t (tag)
       where ${ruleVisibleSql('r', '$1', 'restricted')} group by t.tag`,
      [viewerId],
    );
  }
}
