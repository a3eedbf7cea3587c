import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What those who run the site tell everybody, such as when it will be away. There is one notice at a time. */
export class SiteNotice1790000000122 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table site_notice (
        is_only boolean not null default true
          constraint pk_site_notice primary key constraint ck_site_notice_is_only check (is_only),
        id uuid not null,
        severity text not null constraint ck_site_notice_severity check (severity in ('info', 'warning')),
        text_ja text,
        text_en text,
        starts_at timestamptz,
        ends_at timestamptz,
        saved_at timestamptz not null,
        constraint ck_site_notice_text check (text_ja <> '' or text_en <> ''),
        constraint ck_site_notice_times check (starts_at < ends_at)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table site_notice`);
  }
}
