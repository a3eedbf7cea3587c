import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules and their versions. A version is immutable and is deleted only with its rule. */
export class RulesAndVersions1790000000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table rules (
        id uuid constraint pk_rules primary key,
        owner_id uuid not null constraint fk_rules_owner references owners,
        organization_id uuid constraint fk_rules_organization references organizations,
        created_by uuid not null constraint fk_rules_created_by references users,
        type text not null constraint ck_rules_type check (type in ('rule', 'ccsubagents')),
        visibility text not null constraint ck_rules_visibility check (visibility in ('public', 'private')),
        name text not null,
        name_key text not null,
        description text,
        tags text[] not null default '{}',
        excerpt text not null,
        latest_version_id uuid not null,
        stars integer not null default 0 constraint ck_rules_stars check (stars >= 0),
        views integer not null default 0 constraint ck_rules_views check (views >= 0),
        downloads integer not null default 0 constraint ck_rules_downloads check (downloads >= 0),
        deprecation_message text,
        replacement_id uuid constraint fk_rules_replacement references rules on delete set null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        published_at timestamptz,
        constraint uq_rules_owner_name unique (owner_id, name_key),
        constraint ck_rules_name_key check (name_key = replace(lower(name), '_', '-')),
        constraint ck_rules_owner check (owner_id = coalesce(organization_id, created_by)),
        constraint ck_rules_published check (visibility = 'private' or published_at is not null)
      ) with (fillfactor = 85)`);
    await queryRunner.query(`create index ix_rules_name on rules (name_key)`);
    await queryRunner.query(`create index ix_rules_created_by on rules (created_by)`);
    await queryRunner.query(
      `create index ix_rules_replacement on rules (replacement_id) where replacement_id is not null`,
    );
    await queryRunner.query(`create index ix_rules_tags on rules using gin (tags) with (fastupdate = off)`);
    await queryRunner.query(`
      create table rule_versions (
        id uuid constraint pk_rule_versions primary key,
        rule_id uuid not null constraint fk_rule_versions_rule references rules on delete cascade,
        major integer not null,
        minor integer not null,
        patch integer not null,
        content text not null,
        digest bytea not null constraint ck_rule_versions_digest check (octet_length(digest) = 32),
        size integer not null constraint ck_rule_versions_size check (size between 1 and 524288),
        changelog text not null,
        additions integer,
        deletions integer,
        created_by uuid not null constraint fk_rule_versions_created_by references users,
        created_at timestamptz not null default now(),
        constraint uq_rule_versions_number unique (rule_id, major, minor, patch),
        constraint uq_rule_versions_rule unique (id, rule_id)
      )`);
    await queryRunner.query(`
      alter table rules add constraint fk_rules_latest_version foreign key (latest_version_id, id)
        references rule_versions (id, rule_id) deferrable initially deferred`);
    await queryRunner.query(`
      create function rule_versions_are_immutable() returns trigger language plpgsql as $$
      begin
        -- Depth 1 is a statement of its own; deeper is the cascade of deleting the rule.
        if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
          return old;
        end if;
        raise exception 'a published version never changes' using errcode = '23514', constraint = 'ck_rule_versions_immutable';
      end $$`);
    await queryRunner.query(`
      create trigger rule_versions_are_immutable before update or delete on rule_versions
        for each row execute function rule_versions_are_immutable()`);
    await queryRunner.query(`
      create table version_yanks (
        version_id uuid constraint pk_version_yanks primary key
          constraint fk_version_yanks_version references rule_versions on delete cascade,
        reason text not null,
        yanked_by uuid not null constraint fk_version_yanks_user references users,
        yanked_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table rule_redirects (
        owner_id uuid not null constraint fk_rule_redirects_owner references owners,
        name_key text not null,
        rule_id uuid not null constraint fk_rule_redirects_rule references rules on delete cascade,
        created_at timestamptz not null default now(),
        constraint pk_rule_redirects primary key (owner_id, name_key)
      )`);
    await queryRunner.query(`create index ix_rule_redirects_rule on rule_redirects (rule_id)`);
    await queryRunner.query(`
      create table deleted_rules (
        owner_id uuid not null constraint fk_deleted_rules_owner references owners,
        name_key text not null,
        major integer not null,
        minor integer not null,
        patch integer not null,
        deleted_at timestamptz not null default now(),
        constraint pk_deleted_rules primary key (owner_id, name_key)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table deleted_rules, rule_redirects, version_yanks`);
    await queryRunner.query(`alter table rules drop constraint fk_rules_latest_version`);
    await queryRunner.query(`drop table rule_versions`);
    await queryRunner.query(`drop function rule_versions_are_immutable`);
    await queryRunner.query(`drop table rules`);
  }
}
