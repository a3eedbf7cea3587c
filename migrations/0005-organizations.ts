import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizations and their members. */
export class Organizations1790000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table organizations (
        id uuid constraint pk_organizations primary key,
        kind text not null default 'organization' constraint ck_organizations_kind check (kind = 'organization'),
        display_name text not null,
        description text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint fk_organizations_owner foreign key (id, kind) references owners (id, kind)
      )`);
    await queryRunner.query(`
      create table memberships (
        organization_id uuid not null constraint fk_memberships_organization references organizations on delete cascade,
        user_id uuid not null constraint fk_memberships_user references users on delete cascade,
        role text not null constraint ck_memberships_role check (role in ('owner', 'admin', 'member')),
        joined_at timestamptz not null default now(),
        constraint pk_memberships primary key (organization_id, user_id)
      )`);
    await queryRunner.query(`create index ix_memberships_user on memberships (user_id)`);
    await queryRunner.query(`
      create function memberships_keep_an_owner() returns trigger language plpgsql as $$
      declare
        checked uuid := coalesce(old.organization_id, new.organization_id);
      begin
        if exists (select 1 from organizations where id = checked)
           and not exists (select 1 from memberships where organization_id = checked and role = 'owner') then
          raise exception 'organization % would have no owner', checked
            using errcode = '23514', constraint = 'ck_memberships_owner';
        end if;
        return null;
      end $$`);
    await queryRunner.query(`
      create constraint trigger memberships_keep_an_owner after update or delete on memberships
        deferrable initially deferred for each row execute function memberships_keep_an_owner()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table memberships`);
    await queryRunner.query(`drop function memberships_keep_an_owner`);
    await queryRunner.query(`drop table organizations`);
  }
}
