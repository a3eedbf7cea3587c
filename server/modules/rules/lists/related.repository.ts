import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/database';
import { oneOrMore } from '../../../kernel/database/one-or-more';
import { ruleVisibleSql } from '../../../access/rule-visibility';

/** Limits on the candidates that share a rare tag, share the owner, or share a common tag with one of the most starred. */
const MAX_CANDIDATES = { byTag: 500, byOwner: 200, popular: 500 };

/**
 * The same owner, as a range. PostgreSQL expects that an owner whom it does not know has a few rules, and sorts them all; a range it
 * reads in the order of its index until it has enough.
 */
const OF_THE_OWNER = 'c.owner_id >= source.owner_id and c.owner_id <= source.owner_id';

/** What candidates are ordered by. */
const CANDIDATE = 'c.id, c.tags, c.deprecation_message is null as is_recommended, c.updated_at';

const RELATED = `
  with popular as materialized (
    select r.* from rule_standings n join rules r on r.id = n.rule_id where ${ruleVisibleSql('r', '$1')}
    order by n.stars desc, n.rule_id desc limit ${MAX_CANDIDATES.popular})
  select source.id as "ruleId", array(
    select c.id from (
      (select ${CANDIDATE} from rules c where c.tags && known.rare and ${ruleVisibleSql('c', '$1')}
       limit ${MAX_CANDIDATES.byTag})
      union
      (select ${CANDIDATE} from rules c where ${OF_THE_OWNER} and ${ruleVisibleSql('c', '$1')}
       order by c.owner_id, c.updated_at desc, c.id desc limit ${MAX_CANDIDATES.byOwner})
      union
      (select ${CANDIDATE} from popular c where known.has_many and c.tags && source.tags)
    ) c join rule_standings n on n.rule_id = c.id
    where c.id <> source.id
    order by c.is_recommended desc,
             (select count(*) from unnest(source.tags) as tag where tag = any(c.tags)) desc,
             n.stars desc, n.views desc, c.updated_at desc, c.id
    limit $3) as ids
  from rules source
  cross join lateral (
    select coalesce(array_agg(tag) filter (where coalesce(s.documents, 0) <= ${MAX_CANDIDATES.byTag}), '{}') as rare,
           coalesce(sum(s.documents), 0) > ${MAX_CANDIDATES.byTag} as has_many
    from unnest(source.tags) as tag left join rule_search_terms s on s.term = '#' || tag) known
  where source.id`;

/** SQL for related rules. */
@Injectable()
export class RelatedRepository {
  constructor(private readonly database: Database) {}

  /**
   * For each given rule, the ids of other visible rules that share a tag or the owner, best first, deprecated ones last. To bound the work, a
   * common tag is matched among the most starred rules only.
   */
  async find(
    ruleIds: readonly string[],
    limit: number,
    viewerId: string | null,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const { equals, parameter } = oneOrMore(ruleIds);
    const rows = await this.database.read<{ ruleId: string; ids: string[] }>(`${RELATED} ${equals('$2')}`, [
      viewerId,
      parameter,
      limit,
    ]);
    return new Map(rows.map(({ ruleId, ids }) => [ruleId, ids]));
  }
}
