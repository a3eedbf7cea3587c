import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Users and organizations share one namespace. `owner_names` has every current and former name, because a name is never
 * given to another owner.
 */
export class OwnersAndUsers1790000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table owners (
        id uuid constraint pk_owners primary key,
        kind text not null constraint ck_owners_kind check (kind in ('user', 'organization')),
        name text not null,
        name_key text not null,
        constraint ck_owners_name_key check (name_key = lower(name)),
        constraint uq_owners_id_kind unique (id, kind)
      )`);
    await queryRunner.query(`
      create table owner_names (
        name_key text constraint pk_owner_names primary key,
        owner_id uuid not null constraint fk_owner_names_owner references owners on delete restrict
          deferrable initially deferred,
        constraint uq_owner_names_owner unique (name_key, owner_id)
      )`);
    await queryRunner.query(`create index ix_owner_names_owner on owner_names (owner_id)`);
    await queryRunner.query(`
      alter table owners add constraint fk_owners_name foreign key (name_key, id)
        references owner_names (name_key, owner_id) deferrable initially deferred`);
    await queryRunner.query(`
      create table users (
        id uuid constraint pk_users primary key,
        kind text not null default 'user' constraint ck_users_kind check (kind = 'user'),
        email text,
        email_key text,
        email_verified_at timestamptz,
        role text not null default 'user' constraint ck_users_role check (role in ('user', 'moderator', 'admin')),
        display_name text,
        bio text,
        location text,
        website text,
        avatar_url text,
        locale text not null default 'ja' constraint ck_users_locale check (locale in ('ja', 'en')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        constraint fk_users_owner foreign key (id, kind) references owners (id, kind),
        constraint uq_users_email unique (email_key),
        constraint ck_users_email check ((email is null) = (email_key is null)),
        constraint ck_users_deleted check (deleted_at is null or email is null)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table users`);
    await queryRunner.query(`alter table owners drop constraint fk_owners_name`);
    await queryRunner.query(`drop table owner_names`);
    await queryRunner.query(`drop table owners`);
  }
}
