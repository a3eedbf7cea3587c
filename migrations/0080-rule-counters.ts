import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stars, views and downloads of rules, apart from the rules: a view writes a row of 60 bytes and no index, where `rules` has
 * fifteen. `rule_standings` is a copy of them with the orders of lists; stars are copied at once, the rest from time to time.
 *
 * The columns in `rules` stay for the former release. What it writes to them is counted by a trigger, and it gets the true
 * numbers back. Creating the triggers locks `rules` for a moment.
 */
export class RuleCounters1790000000080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table rule_counters (
        rule_id uuid constraint pk_rule_counters primary key
          constraint fk_rule_counters_rule references rules on delete cascade,
        stars integer not null default 0 constraint ck_rule_counters_stars check (stars >= 0),
        views integer not null default 0 constraint ck_rule_counters_views check (views >= 0),
        downloads integer not null default 0 constraint ck_rule_counters_downloads check (downloads >= 0)
      ) with (fillfactor = 80)`);
    await queryRunner.query(`
      create table rule_standings (
        rule_id uuid constraint pk_rule_standings primary key
          constraint fk_rule_standings_rule references rules on delete cascade,
        stars integer not null default 0,
        views integer not null default 0,
        downloads integer not null default 0
      ) with (fillfactor = 80)`);
    for (const counter of COUNTERS)
      await queryRunner.query(
        `create index ix_rule_standings_${counter} on rule_standings (${counter} desc, rule_id desc)`,
      );
    await createFunctions(queryRunner);
    await queryRunner.query(`
      create trigger add_rule_counters after insert on rules
        for each row execute function add_rule_counters()`);
    await queryRunner.query(`
      create trigger count_for_former_release before update of stars, views, downloads on rules for each row
        when ((old.stars, old.views, old.downloads) is distinct from (new.stars, new.views, new.downloads))
        execute function count_for_former_release()`);
    await queryRunner.query(`
      create trigger rank_rule_by_stars after update of stars on rule_counters for each row
        when (old.stars <> new.stars) execute function rank_rule_by_stars()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger count_for_former_release on rules`);
    await queryRunner.query(`drop trigger add_rule_counters on rules`);
    await queryRunner.query(`
      update rules r set stars = c.stars, views = c.views, downloads = c.downloads from rule_counters c
       where c.rule_id = r.id and (r.stars, r.views, r.downloads) <> (c.stars, c.views, c.downloads)`);
    await queryRunner.query(`drop table rule_standings, rule_counters`);
    await queryRunner.query(`drop function add_rule_counters, count_for_former_release, rank_rule_by_stars`);
  }
}

const COUNTERS = ['stars', 'views', 'downloads'];

async function createFunctions(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create function add_rule_counters() returns trigger language plpgsql as $$
    begin
      insert into rule_counters (rule_id, stars, views, downloads)
        values (new.id, new.stars, new.views, new.downloads) on conflict do nothing;
      insert into rule_standings (rule_id, stars, views, downloads)
        values (new.id, new.stars, new.views, new.downloads) on conflict do nothing;
      return null;
    end $$`);
  // A rule without counters is one that the next migration has not reached yet.
  await queryRunner.query(`
    create function count_for_former_release() returns trigger language plpgsql as $$
    begin
      insert into rule_counters as c (rule_id, stars, views, downloads)
        values (new.id, greatest(0, new.stars), new.views, new.downloads)
        on conflict (rule_id) do update set
          stars = greatest(0, c.stars + new.stars - old.stars),
          views = greatest(0, c.views + new.views - old.views),
          downloads = greatest(0, c.downloads + new.downloads - old.downloads)
        returning c.stars, c.views, c.downloads into new.stars, new.views, new.downloads;
      insert into rule_standings as s (rule_id, stars, views, downloads)
        values (new.id, new.stars, new.views, new.downloads)
        on conflict (rule_id) do update set
          stars = excluded.stars, views = excluded.views, downloads = excluded.downloads;
      return new;
    end $$`);
  await queryRunner.query(`
    create function rank_rule_by_stars() returns trigger language plpgsql as $$
    begin
      update rule_standings set stars = new.stars where rule_id = new.rule_id;
      return null;
    end $$`);
}
