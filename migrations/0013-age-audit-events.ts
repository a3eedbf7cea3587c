import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Audit events are immutable except for personal data: addresses are truncated to their network after a while, and deleting
 * an account erases the address and user agent.
 */
export class AgeAuditEvents1790000000013 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function audit_network(address text) returns text language plpgsql immutable strict as $$
      begin
        return network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text;
      exception when others then
        -- Nobody can say what it is the address of.
        return null;
      end $$`);
    await queryRunner.query(`
      create or replace function audit_events_are_append_only() returns trigger language plpgsql as $$
      declare
        aged audit_events := new;
      begin
        if tg_op = 'UPDATE'
           and (new.ip is not distinct from old.ip or new.ip is null or new.ip = audit_network(old.ip))
           and (new.agent is not distinct from old.agent or new.agent is null) then
          aged.ip := old.ip;
          aged.agent := old.agent;
          if aged is not distinct from old then
            return new;
          end if;
        end if;
        raise exception 'audit events are never changed' using errcode = '23514', constraint = 'ck_audit_events_append_only';
      end $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create or replace function audit_events_are_append_only() returns trigger language plpgsql as $$
      begin
        raise exception 'audit events are never changed' using errcode = '23514', constraint = 'ck_audit_events_append_only';
      end $$`);
    await queryRunner.query(`drop function audit_network`);
  }
}
