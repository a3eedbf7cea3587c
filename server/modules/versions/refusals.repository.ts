import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/database';

/** The number of texts that a code kept from being published: refused outright, or until their author accepts the finding. */
export type Refusals = {
  readonly code: string;
  readonly outcome: 'refused' | 'asked';
  readonly texts: number;
};

/** The number of texts that a code kept from being published in a week, whatever the outcome. */
export type WeeklyRefusals = { readonly code: string; readonly week: number; readonly texts: number };

/** SQL for the counts of texts kept from being published. */
@Injectable()
export class RefusalsRepository {
  constructor(private readonly database: Database) {}

  /** Adds to the counts of today. Rows are written in one order, so that processes wait for each other instead of failing. */
  async add(refusals: readonly Refusals[]): Promise<void> {
    await this.database.write(
      `insert into finding_refusals as r (day, code, outcome, texts)
       select (now() at time zone 'utc')::date, code, outcome, texts
         from jsonb_to_recordset($1::jsonb) as given (code text, outcome text, texts int) order by code, outcome
       on conflict (day, code, outcome) do update set texts = r.texts + excluded.texts`,
      [JSON.stringify(refusals)],
    );
  }

  /** The sums of the weeks since a day, by the Mondays of the weeks in Unix seconds, UTC. */
  weekly(since: Date): Promise<readonly WeeklyRefusals[]> {
    return this.database.read<WeeklyRefusals>(
      `select code, extract(epoch from date_trunc('week', day))::float8 as week, sum(texts)::int as texts
         from finding_refusals where day >= ($1::timestamptz at time zone 'utc')::date group by 1, 2`,
      [since],
    );
  }

  /** The sums of the last days, today included. */
  sums(days: number): Promise<readonly Refusals[]> {
    return this.database.read<Refusals>(
      `select code, outcome, sum(texts)::int as texts from finding_refusals
        where day > (now() at time zone 'utc')::date - $1::int group by code, outcome`,
      [days],
    );
  }
}
