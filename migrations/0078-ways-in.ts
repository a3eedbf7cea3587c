import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['linked_accounts', 'social_flows'];

/**
 * Addresses that an operator has invited to register, which need no token, because each account has to verify its address; and
 * accounts at a provider of OpenID Connect.
 */
export class WaysIn1790000000078 implements MigrationInterface {
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
    await this.allowProviders(queryRunner, `'google', 'github', 'oidc'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`delete from ${table} where provider = 'oidc'`);
    await this.allowProviders(queryRunner, `'google', 'github'`);
    await queryRunner.query('drop table registration_invitations');
  }

  private async allowProviders(queryRunner: QueryRunner, providers: string): Promise<void> {
    for (const table of TABLES) {
      const constraint = `ck_${table}_provider`;
      await queryRunner.query(`alter table ${table} drop constraint ${constraint}`);
      await queryRunner.query(
        `alter table ${table} add constraint ${constraint} check (provider in (${providers})) not valid`,
      );
      await queryRunner.query(`alter table ${table} validate constraint ${constraint}`);
    }
  }
}
