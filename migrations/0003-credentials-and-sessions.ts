import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords, sessions and tokens. Only digests of secrets are stored. */
export class CredentialsAndSessions1790000000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table credentials (
        user_id uuid constraint pk_credentials primary key constraint fk_credentials_user references users on delete cascade,
        password_hash text not null,
        updated_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table sessions (
        id uuid constraint pk_sessions primary key,
        user_id uuid not null constraint fk_sessions_user references users on delete cascade,
        remember_me boolean not null,
        ip text,
        agent text,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        idle_expires_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      )`);
    await queryRunner.query(`create index ix_sessions_user on sessions (user_id) where revoked_at is null`);
    await queryRunner.query(`create index ix_sessions_expires on sessions (expires_at)`);
    await queryRunner.query(`
      create table refresh_tokens (
        digest bytea constraint pk_refresh_tokens primary key,
        session_id uuid not null constraint fk_refresh_tokens_session references sessions on delete cascade,
        parent_digest bytea,
        created_at timestamptz not null default now(),
        used_at timestamptz,
        constraint uq_refresh_tokens_parent unique (parent_digest)
      )`);
    await queryRunner.query(`create index ix_refresh_tokens_session on refresh_tokens (session_id)`);
    await queryRunner.query(`
      create table one_time_tokens (
        id uuid constraint pk_one_time_tokens primary key,
        purpose text not null constraint ck_one_time_tokens_purpose
          check (purpose in ('verify-email', 'reset-password', 'change-email', 'invitation', 'social-sign-up')),
        digest bytea not null,
        user_id uuid constraint fk_one_time_tokens_user references users on delete cascade,
        payload jsonb not null default '{}',
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        consumed_at timestamptz,
        constraint uq_one_time_tokens_digest unique (digest)
      )`);
    await queryRunner.query(
      `create index ix_one_time_tokens_user on one_time_tokens (user_id, purpose) where consumed_at is null`,
    );
    await queryRunner.query(`create index ix_one_time_tokens_expires on one_time_tokens (expires_at)`);
    await queryRunner.query(`
      create table cli_tokens (
        id uuid constraint pk_cli_tokens primary key,
        user_id uuid not null constraint fk_cli_tokens_user references users on delete cascade,
        digest bytea not null,
        last_four text not null,
        name text not null,
        client_id text not null,
        scopes text[] not null constraint ck_cli_tokens_scopes check (scopes <@ array['read', 'write'] and cardinality(scopes) > 0),
        created_at timestamptz not null default now(),
        last_used_at timestamptz,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        constraint uq_cli_tokens_digest unique (digest)
      )`);
    await queryRunner.query(
      `create index ix_cli_tokens_user on cli_tokens (user_id) where revoked_at is null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['cli_tokens', 'one_time_tokens', 'refresh_tokens', 'sessions', 'credentials']) {
      await queryRunner.query(`drop table ${table}`);
    }
  }
}
