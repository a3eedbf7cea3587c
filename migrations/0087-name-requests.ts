import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of people to take a name that looks like somebody else's. Creating the table is instant. */
export class NameRequests1790000000087 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table name_requests (
        id uuid constraint pk_name_requests primary key,
        user_id uuid not null constraint fk_name_requests_user references users on delete cascade,
        name text not null,
        name_key text not null,
        imitated text not null,
        reason text not null,
        state text not null constraint ck_name_requests_state check (state in ('open', 'accepted', 'refused', 'withdrawn')),
        requested_at timestamptz not null,
        decided_by uuid constraint fk_name_requests_decided_by references users on delete set null,
        decided_at timestamptz,
        answer text,
        constraint ck_name_requests_decided check ((state = 'open') = (decided_at is null))
      )`);
    await queryRunner.query(
      `create unique index ix_name_requests_open on name_requests (user_id, name_key) where state = 'open'`,
    );
    await queryRunner.query(`create index ix_name_requests_user on name_requests (user_id, id)`);
    await queryRunner.query(`create index ix_name_requests_state on name_requests (state, id)`);
    await queryRunner.query(`create index ix_name_requests_decided_by on name_requests (decided_by)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table name_requests`);
  }
}
