import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that an operator has invited to register. They need no token: each account has to verify its address. */
export class RegistrationInvitations1790000000078 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table registration_invitations (
        email_key text constraint pk_registration_invitations primary key,
        email text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    await queryRunner.query(
      `create index ix_registration_invitations_expires on registration_invitations (expires_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table registration_invitations');
  }
}
