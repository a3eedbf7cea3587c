import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts at other services that sign in here, and the sign-ins on their way there and back. Secrets are stored as
 * digests; the PKCE verifier, which is needed again, is encrypted.
 */
export class SocialSignIn1790000000020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table linked_accounts (
        provider text not null constraint ck_linked_accounts_provider check (provider in ('google', 'github')),
        subject text not null,
        user_id uuid not null constraint fk_linked_accounts_user references users on delete cascade,
        name text not null,
        linked_at timestamptz not null,
        constraint pk_linked_accounts primary key (provider, subject),
        constraint uq_linked_accounts_user unique (user_id, provider)
      )`);
    await queryRunner.query(`
      create table social_flows (
        state_digest bytea constraint pk_social_flows primary key,
        provider text not null constraint ck_social_flows_provider check (provider in ('google', 'github')),
        browser_digest bytea,
        action text not null constraint ck_social_flows_action check (action in ('login', 'register', 'link')),
        user_id uuid constraint fk_social_flows_user references users on delete cascade,
        sealed_verifier text not null,
        redirect_path text not null,
        expires_at timestamptz not null,
        constraint ck_social_flows_user check ((action = 'link') = (user_id is not null))
      )`);
    await queryRunner.query(`create index ix_social_flows_expires on social_flows (expires_at)`);
    await queryRunner.query(
      `create index ix_social_flows_user on social_flows (user_id) where user_id is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table social_flows`);
    await queryRunner.query(`drop table linked_accounts`);
  }
}
