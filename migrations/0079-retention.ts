import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PURGE_AUDIT_EVENTS } from './purge-audit-events';

const APPEND_ONLY = `raise exception 'audit events are never changed'
          using errcode = '23514', constraint = 'ck_audit_events_append_only'`;

const AGES = `
        if tg_op = 'UPDATE'
           and (new.ip is not distinct from old.ip or new.ip is null or new.ip = audit_network(old.ip))
           and (new.agent is not distinct from old.agent or new.agent is null) then
          aged.ip := old.ip;
          aged.agent := old.agent;
          if aged is not distinct from old then
            return new;
          end if;
        end if;`;

/**
 * Lets audit events expire, through one function and never before 30 days, and tells the age of views by accounts, which
 * begins with this migration for those that exist. Outside a transaction for the indexes, so each statement can run again.
 */
export class Retention1790000000079 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function audit_events_are_append_only() returns trigger language plpgsql as $$
      declare
        aged audit_events := new;
      begin${AGES}
        if tg_op = 'DELETE'
           and current_setting('kimari.purges_audit_events', true) = 'on'
           and old.at < now() - interval '30 days' then
          return old;
        end if;
        ${APPEND_ONLY};
      end $$`);
    await queryRunner.query(PURGE_AUDIT_EVENTS);
    await queryRunner.query(`revoke execute on function purge_audit_events from public`);
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query(`drop index if exists ix_audit_events_at`);
    await queryRunner.query(`create index concurrently ix_audit_events_at on audit_events using brin (at)`);
    await queryRunner.query(
      `alter table rule_views add column if not exists counted_on date not null default current_date`,
    );
    await queryRunner.query(`drop index if exists ix_rule_views_counted_on`);
    await queryRunner.query(
      `create index concurrently ix_rule_views_counted_on on rule_views (counted_on) where day is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop index if exists ix_rule_views_counted_on`);
    await queryRunner.query(`alter table rule_views drop column if exists counted_on`);
    await queryRunner.query(`drop index if exists ix_audit_events_at`);
    await queryRunner.query(`drop function if exists purge_audit_events`);
    await queryRunner.query(`
      create or replace function audit_events_are_append_only() returns trigger language plpgsql as $$
      declare
        aged audit_events := new;
      begin${AGES}
        ${APPEND_ONLY};
      end $$`);
  }
}
