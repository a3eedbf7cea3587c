import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The primary key of the standings holds what popularity is made of, so that a search reads it for thousands of matches without
 * reading their rows. Can be repeated.
 */
export class StandingsInTheirKey1790000000120 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // An interrupted build leaves an invalid index behind.
    await queryRunner.query('drop index concurrently if exists ux_rule_standings');
    await queryRunner.query(
      'create unique index concurrently ux_rule_standings on rule_standings (rule_id) include (stars, views)',
    );
    await queryRunner.query(`
      alter table rule_standings drop constraint pk_rule_standings,
        add constraint pk_rule_standings primary key using index ux_rule_standings`);
  }

  /** Runs in a transaction, in which no index can be built concurrently. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table rule_standings drop constraint pk_rule_standings,
        add constraint pk_rule_standings primary key (rule_id)`);
  }
}
