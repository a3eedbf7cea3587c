import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the people who run an installation need: accounts can be suspended, a session notes when its person has proved again
 * who they are, a mail knows until when its link works, and the last runs of scheduled jobs have a table.
 *
 * Columns without a default and a new table are instant. The former release ignores them: while it still runs, it lets
 * suspended people sign in.
 */
export class Administration1790000000083 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table users add column suspended_at timestamptz, add column suspension_reason text,
        add constraint ck_users_suspension check ((suspended_at is null) = (suspension_reason is null)) not valid`);
    await queryRunner.query(`alter table sessions add column confirmed_at timestamptz`);
    await queryRunner.query(`alter table mail_outbox add column link_expires_at timestamptz`);
    await queryRunner.query(`
      create table job_runs (
        name text constraint pk_job_runs primary key,
        started_at timestamptz not null,
        finished_at timestamptz,
        outcome text not null constraint ck_job_runs_outcome check (outcome in ('running', 'done', 'failed')),
        error text
      )`);
    await queryRunner.query(`comment on table job_runs is 'derived: made anew by the server'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table job_runs`);
    await queryRunner.query(`alter table mail_outbox drop column link_expires_at`);
    await queryRunner.query(`alter table sessions drop column confirmed_at`);
    await queryRunner.query(`alter table users drop column suspended_at, drop column suspension_reason`);
  }
}
