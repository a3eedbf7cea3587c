import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invitations to organizations, to an address or to an account, and the main owner of an organization. Of an invitation's
 * token only the digest is stored; an open invitation is unique per organization and invited account or address.
 */
export class Invitations1790000000025 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table invitations (
        id uuid constraint pk_invitations primary key,
        organization_id uuid not null constraint fk_invitations_organization references organizations on delete cascade,
        digest bytea not null constraint uq_invitations_digest unique,
        email text,
        email_key text,
        user_id uuid constraint fk_invitations_user references users on delete cascade,
        role text not null constraint ck_invitations_role check (role in ('owner', 'admin', 'member')),
        locale text not null,
        invited_by uuid not null constraint fk_invitations_invited_by references users on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        closed_at timestamptz,
        constraint ck_invitations_invited check ((email is null) = (email_key is null) and (email is null) <> (user_id is null))
      )`);
    await queryRunner.query(`
      create unique index uq_invitations_open_email on invitations (organization_id, email_key) where closed_at is null`);
    await queryRunner.query(`
      create unique index uq_invitations_open_user on invitations (organization_id, user_id) where closed_at is null`);
    await queryRunner.query(
      `create index ix_invitations_email on invitations (email_key) where closed_at is null`,
    );
    await queryRunner.query(`create index ix_invitations_user on invitations (user_id)`);
    await queryRunner.query(`create index ix_invitations_invited_by on invitations (invited_by)`);
    await queryRunner.query(`create index ix_invitations_expires on invitations (expires_at)`);
    await queryRunner.query(`
      alter table organizations add column main_owner_id uuid
        constraint fk_organizations_main_owner references users on delete set null`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table organizations drop column main_owner_id');
    await queryRunner.query('drop table invitations');
  }
}
