import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sees a rule before and after this migration. */
const AUDIENCE_BEFORE = `case when visibility = 'public' and not is_hidden then 'everyone' else 'holders' end`;
const AUDIENCE_OF = `case when deleted_at is not null then 'nobody'
  when visibility = 'public' and not is_hidden then 'everyone' else 'holders' end`;

/**
 * A deleted rule stays for a while, so that it can be brought back: its audience is `nobody`, its name is free.
 *
 * `rules` is locked until the commit. It is not rewritten; its constraints and the index read every row once. The release
 * before this one deletes rows, which remains possible.
 */
export class RuleTrash1790000000036 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table rules
        add column deleted_at timestamptz,
        add column deleted_by uuid constraint fk_rules_deleted_by references users,
        drop constraint ck_rules_audience,
        drop constraint ck_rules_audience_visibility,
        drop constraint uq_rules_owner_name,
        add constraint ck_rules_audience check (audience in ('everyone', 'holders', 'nobody')),
        add constraint ck_rules_audience_visibility check (audience = ${AUDIENCE_OF}),
        add constraint ck_rules_deleted check ((deleted_at is null) = (deleted_by is null))`);
    // One index for the names in use and for reading all rules of an owner.
    await queryRunner.query(`
      create unique index uq_rules_owner_name
        on rules (owner_id, name_key, coalesce(deleted_at, 'infinity'::timestamptz))`);
    await queryRunner.query(
      `create index ix_rules_deleted on rules (deleted_at) where deleted_at is not null`,
    );
    await queryRunner.query(deriveAudience(AUDIENCE_OF));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from rules where deleted_at is not null`);
    await queryRunner.query(deriveAudience(AUDIENCE_BEFORE));
    await queryRunner.query(`drop index ix_rules_deleted, uq_rules_owner_name`);
    await queryRunner.query(`
      alter table rules
        drop constraint ck_rules_deleted,
        drop constraint ck_rules_audience_visibility,
        drop constraint ck_rules_audience,
        add constraint ck_rules_audience check (audience in ('everyone', 'holders')),
        add constraint ck_rules_audience_visibility check (audience = ${AUDIENCE_BEFORE}),
        add constraint uq_rules_owner_name unique (owner_id, name_key),
        drop column deleted_by,
        drop column deleted_at`);
  }
}

/** The trigger function of `0026-moderation.ts`, for releases that change the visibility only. */
function deriveAudience(audience: string): string {
  const ofNew = audience.replace(/\b(visibility|is_hidden|deleted_at)\b/g, 'new.$1');
  return `
    create or replace function derive_rule_audience() returns trigger language plpgsql as $$
    begin
      new.audience := ${ofNew};
      return new;
    end $$`;
}
