import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which secrets the database has been used with, by fingerprint, so that a start with a wrong one is noticed. Recovery codes
 * of earlier releases are digests keyed with the secret of their time: the key for them is kept for each former secret,
 * sealed with the one in force.
 */
export class InstallationSecrets1790000000065 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table installation_secrets (
        fingerprint text constraint pk_installation_secrets primary key,
        is_current boolean not null,
        sealed_code_key text,
        first_used_at timestamptz not null default now()
      )`);
    await queryRunner.query(
      `create unique index uq_installation_secrets_current on installation_secrets (is_current) where is_current`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table installation_secrets`);
  }
}
