import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stars, views and downloads. The counters in `rules` are updated in the same transaction. */
export class StarsViewsDownloads1790000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table stars (
        user_id uuid not null constraint fk_stars_user references users on delete cascade,
        rule_id uuid not null constraint fk_stars_rule references rules on delete cascade,
        created_at timestamptz not null default now(),
        constraint pk_stars primary key (user_id, rule_id)
      )`);
    await queryRunner.query(`create index ix_stars_rule on stars (rule_id)`);
    await queryRunner.query(
      `create index ix_stars_user_time on stars (user_id, created_at desc, rule_id desc)`,
    );
    await queryRunner.query(`
      create table rule_views (
        rule_id uuid not null constraint fk_rule_views_rule references rules on delete cascade,
        visitor bytea not null,
        day date,
        constraint pk_rule_views primary key (rule_id, visitor)
      )`);
    await queryRunner.query(`create index ix_rule_views_day on rule_views (day) where day is not null`);
    await queryRunner.query(`
      create table version_downloads (
        version_id uuid not null constraint fk_version_downloads_version references rule_versions on delete cascade,
        day date not null,
        visitor bytea not null,
        constraint pk_version_downloads primary key (version_id, day, visitor)
      )`);
    await queryRunner.query(`
      create table version_download_counts (
        version_id uuid constraint pk_version_download_counts primary key
          constraint fk_version_download_counts_version references rule_versions on delete cascade,
        downloads integer not null
      )`);
    await queryRunner.query(`
      create table visitor_salts (
        day date constraint pk_visitor_salts primary key,
        salt bytea not null
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table visitor_salts, version_download_counts, version_downloads, rule_views, stars`,
    );
  }
}
