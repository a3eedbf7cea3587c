import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sees a rule that has not been hidden, and one that may have been. */
const AUDIENCE_BEFORE = `case visibility when 'public' then 'everyone' else 'holders' end`;
const AUDIENCE_OF = `case when visibility = 'public' and not is_hidden then 'everyone' else 'holders' end`;

/**
 * Reports of rules, the decisions about them, and what the decisions hide. A hidden rule has the audience of a private one;
 * `rules.visibility` remains what its editors chose.
 *
 * `rules` is locked until the commit. It is not rewritten; its constraint reads every row once.
 */
export class Moderation1790000000026 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table rules add column is_hidden boolean not null default false`);
    await this.constrainAudience(queryRunner, AUDIENCE_OF);
    // The trigger of 0017 took a changed audience for a changed visibility, which hiding a rule is not.
    await queryRunner.query(`
      create function derive_rule_audience() returns trigger language plpgsql as $$
      begin
        new.audience := case when new.visibility = 'public' and not new.is_hidden then 'everyone' else 'holders' end;
        return new;
      end $$`);
    await queryRunner.query(`drop trigger rules_audience on rules`);
    await queryRunner.query(`
      create trigger rules_audience before insert or update of visibility on rules
        for each row execute function derive_rule_audience()`);
    await queryRunner.query(`
      create table hidden_versions (
        version_id uuid constraint pk_hidden_versions primary key
          constraint fk_hidden_versions_version references rule_versions on delete cascade,
        hidden_at timestamptz not null
      )`);
    await queryRunner.query(`create index ix_users_staff on users (role) where role <> 'user'`);
    await this.createReports(queryRunner);
    await this.createCases(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table moderation_decisions, moderation_cases, reports, hidden_versions`);
    await queryRunner.query(`drop index ix_users_staff`);
    await queryRunner.query(`drop trigger rules_audience on rules`);
    await queryRunner.query(`drop function derive_rule_audience`);
    // What was hidden is public again: the structure before this migration cannot say otherwise.
    await queryRunner.query(
      `alter table rules drop constraint ck_rules_audience_visibility, drop column is_hidden`,
    );
    await queryRunner.query(
      `update rules set audience = ${AUDIENCE_BEFORE} where audience <> ${AUDIENCE_BEFORE}`,
    );
    await queryRunner.query(
      `update rule_search_documents d set audience = r.audience from rules r
        where r.id = d.rule_id and d.audience <> r.audience`,
    );
    await queryRunner.query(
      `alter table rules add constraint ck_rules_audience_visibility check (audience = ${AUDIENCE_BEFORE})`,
    );
    await queryRunner.query(`
      create trigger rules_audience before insert or update of visibility on rules
        for each row execute function translate_visibility()`);
  }

  private async constrainAudience(queryRunner: QueryRunner, audience: string): Promise<void> {
    await queryRunner.query(`
      alter table rules drop constraint ck_rules_audience_visibility,
        add constraint ck_rules_audience_visibility check (audience = ${audience})`);
  }

  /** A report goes with the account that wrote it. */
  private async createReports(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table reports (
        id uuid constraint pk_reports primary key,
        rule_id uuid not null constraint fk_reports_rule references rules on delete cascade,
        version_id uuid not null constraint fk_reports_version references rule_versions on delete cascade,
        reporter_id uuid not null constraint fk_reports_reporter references users on delete cascade,
        reason text not null constraint ck_reports_reason check (reason in ('spam', 'inappropriate', 'copyright', 'other')),
        description text,
        status text not null
          constraint ck_reports_status check (status in ('pending', 'reviewing', 'resolved', 'rejected')),
        reviewed_by uuid constraint fk_reports_reviewed_by references users,
        review_note text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        resolved_at timestamptz,
        constraint ck_reports_resolved check ((resolved_at is not null) = (status in ('resolved', 'rejected')))
      )`);
    await queryRunner.query(`
      create unique index uq_reports_open on reports (rule_id, reporter_id) where status in ('pending', 'reviewing')`);
    await queryRunner.query(`create index ix_reports_newest on reports (created_at desc, id desc)`);
    await queryRunner.query(`create index ix_reports_status on reports (status, created_at desc, id desc)`);
    await queryRunner.query(`create index ix_reports_rule on reports (rule_id, created_at desc, id desc)`);
    await queryRunner.query(`create index ix_reports_reporter on reports (reporter_id)`);
  }

  private async createCases(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table moderation_cases (
        rule_id uuid constraint pk_moderation_cases primary key
          constraint fk_moderation_cases_rule references rules on delete cascade,
        state text not null constraint ck_moderation_cases_state
          check (state in ('pending', 'reviewing', 'answered', 'resolved', 'rejected')),
        assignee_id uuid constraint fk_moderation_cases_assignee references users on delete set null,
        revision integer not null,
        opened_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await queryRunner.query(
      `create index ix_moderation_cases_state on moderation_cases (state, opened_at, rule_id)`,
    );
    await queryRunner.query(`
      create table moderation_decisions (
        id uuid constraint pk_moderation_decisions primary key,
        rule_id uuid not null constraint fk_moderation_decisions_rule references rules on delete cascade,
        version_id uuid constraint fk_moderation_decisions_version references rule_versions on delete cascade,
        action text not null constraint ck_moderation_decisions_action
          check (action in ('dismiss', 'hide', 'uphold', 'restore')),
        reason text constraint ck_moderation_decisions_reason check (reason is not null or action in ('dismiss', 'restore')),
        note text,
        decided_by uuid not null constraint fk_moderation_decisions_decided_by references users,
        decided_at timestamptz not null,
        answer text,
        answered_by uuid constraint fk_moderation_decisions_answered_by references users,
        answered_at timestamptz,
        constraint ck_moderation_decisions_answer check ((answer is null) = (answered_at is null))
      )`);
    await queryRunner.query(
      `create index ix_moderation_decisions_rule on moderation_decisions (rule_id, id)`,
    );
  }
}
