import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An append-only log of actions on accounts and rules. */
export class AuditEvents1790000000008 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table audit_events (
        id uuid constraint pk_audit_events primary key,
        at timestamptz not null default now(),
        action text not null,
        actor_kind text not null constraint ck_audit_events_actor check (actor_kind in ('anonymous', 'user', 'cli-token', 'system')),
        actor_id uuid,
        target_kind text,
        target_id uuid,
        organization_id uuid,
        ip text,
        agent text,
        details jsonb not null default '{}'
      )`);
    await queryRunner.query(`create index ix_audit_events_actor on audit_events (actor_id, at desc)`);
    await queryRunner.query(`create index ix_audit_events_target on audit_events (target_id, at desc)`);
    await queryRunner.query(`
      create function audit_events_are_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'audit events are never changed' using errcode = '23514', constraint = 'ck_audit_events_append_only';
      end $$`);
    await queryRunner.query(`
      create trigger audit_events_are_append_only before update or delete on audit_events
        for each row execute function audit_events_are_append_only()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table audit_events`);
    await queryRunner.query(`drop function audit_events_are_append_only`);
  }
}
