import { Injectable } from '@nestjs/common';
import { Database, SILENT, type Statements } from '../../kernel/database/database';

/** Counters that are compared in a statement, so that each is short. */
const BATCH = 5000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * SQL for the standings, by which lists are ordered: a copy of the counters with an index for each of them. A counter that had
 * them itself would write four indexes at each visit.
 */
@Injectable()
export class StandingsRepository {
  constructor(private readonly database: Database) {}

  /** Copies the views and downloads that have changed. Stars are copied by a trigger. */
  async refresh(statements: Statements = this.database): Promise<void> {
    for (let after: string | undefined = BEFORE_ALL; after !== undefined;) {
      const [part]: { last: string }[] = await statements.write(
        `with part as materialized (
           select rule_id, views, downloads from rule_counters where rule_id > $1 order by rule_id limit ${BATCH}
         ), moved as materialized (
           select s.rule_id, part.views, part.downloads from part join rule_standings s using (rule_id)
           where (s.views, s.downloads) <> (part.views, part.downloads)
         ), copied as (
           update rule_standings s set views = moved.views, downloads = moved.downloads
           from moved where moved.rule_id = s.rule_id
         )
         select rule_id as last from part order by rule_id desc limit 1`,
        [after],
        SILENT,
      );
      after = part?.last;
    }
  }
}
