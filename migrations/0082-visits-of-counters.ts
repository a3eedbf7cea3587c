import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stars and visits refer to the counters that they are counted in. Checking a reference locks the row referred to, which writes it:
 * a view wrote the page of `rules` with the rule's description, and a download that of `rule_versions`.
 *
 * Each statement locks its two tables for a moment; the validation leaves them writable. Can be repeated.
 */
export class VisitsOfCounters1790000000082 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      insert into version_download_counts (version_id, downloads)
      select version_id, count(*) from version_downloads d
       where not exists (select from version_download_counts c where c.version_id = d.version_id)
       group by version_id on conflict do nothing`);
    await refer(queryRunner, 'stars', 'rule_id', STARS);
    await refer(queryRunner, 'rule_views', 'rule_id', RULE_VIEWS);
    await refer(queryRunner, 'version_downloads', 'version_id', VERSION_DOWNLOADS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await refer(queryRunner, 'stars', 'rule_id', reversed(STARS));
    await refer(queryRunner, 'rule_views', 'rule_id', reversed(RULE_VIEWS));
    await refer(queryRunner, 'version_downloads', 'version_id', reversed(VERSION_DOWNLOADS));
  }
}

/** A foreign key before and after, and the tables that it refers to. */
type Change = {
  readonly from: string;
  readonly to: string;
  readonly target: string;
  readonly formerTarget: string;
};

const STARS: Change = {
  from: 'fk_stars_rule',
  to: 'fk_stars_counters',
  target: 'rule_counters',
  formerTarget: 'rules',
};
const RULE_VIEWS: Change = {
  from: 'fk_rule_views_rule',
  to: 'fk_rule_views_counters',
  target: 'rule_counters',
  formerTarget: 'rules',
};
const VERSION_DOWNLOADS: Change = {
  from: 'fk_version_downloads_version',
  to: 'fk_version_downloads_counts',
  target: 'version_download_counts',
  formerTarget: 'rule_versions',
};

function reversed({ from, to, target, formerTarget }: Change): Change {
  return { from: to, to: from, target: formerTarget, formerTarget: target };
}

async function refer(
  queryRunner: QueryRunner,
  table: string,
  column: string,
  { from, to, target }: Change,
): Promise<void> {
  await queryRunner.query(`
    alter table ${table}
      drop constraint if exists ${from},
      drop constraint if exists ${to},
      add constraint ${to} foreign key (${column}) references ${target} on delete cascade not valid`);
  await queryRunner.query(`alter table ${table} validate constraint ${to}`);
}
