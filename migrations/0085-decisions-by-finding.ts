import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The finding that a text was hidden for, with the number of its version: a decision names it in the language of each reader.
 * A withheld text keeps it for the decision that hides the text again. Columns without a default are instant, and the former
 * release ignores them.
 */
export class DecisionsByFinding1790000000085 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table moderation_decisions add column finding jsonb`);
    await queryRunner.query(`alter table withheld_texts add column finding jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table withheld_texts drop column finding`);
    await queryRunner.query(`alter table moderation_decisions drop column finding`);
  }
}
