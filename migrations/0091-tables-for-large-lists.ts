import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is counted over all public rules is counted by jobs: where the files of the sitemap begin, and how many rules have a tag.
 * Both tables are empty until the first run; what reads them manages without.
 */
export class TablesForLargeLists1790000000091 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table sitemap_parts (
        kind text not null constraint ck_sitemap_parts_kind check (kind in ('rules', 'owners')),
        number integer not null constraint ck_sitemap_parts_number check (number > 1),
        after_id uuid not null,
        constraint pk_sitemap_parts primary key (kind, number)
      )`);
    await queryRunner.query(`
      create table public_tags (
        tag text collate "C" constraint pk_public_tags primary key,
        rules integer not null
      )`);
    await queryRunner.query(`create index ix_public_tags_rules on public_tags (rules desc, tag)`);
    for (const table of ['sitemap_parts', 'public_tags'])
      await queryRunner.query(`comment on table ${table} is 'derived: made anew by the server'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table public_tags, sitemap_parts`);
  }
}
