import type { MigrationInterface, QueryRunner } from 'typeorm';

const PURPOSES = ['verify-email', 'reset-password', 'change-email', 'invitation', 'social-sign-up'];

/** One-time tokens that continue a sign-in after its first step. */
export class SecondFactorChallenges1790000000018 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await allowPurposes(queryRunner, [...PURPOSES, 'second-factor']);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`delete from one_time_tokens where purpose = 'second-factor'`);
    await allowPurposes(queryRunner, PURPOSES);
  }
}

async function allowPurposes(queryRunner: QueryRunner, purposes: readonly string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await queryRunner.query(`
    alter table one_time_tokens drop constraint ck_one_time_tokens_purpose,
      add constraint ck_one_time_tokens_purpose check (purpose in (${list}))`);
}
