import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Device sign-in (RFC 8628). Codes are stored as digests only. */
export class DeviceRequests1790000000021 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table device_requests (
        id uuid constraint pk_device_requests primary key,
        device_code_digest bytea not null,
        user_code_digest bytea not null,
        client_id text not null,
        device_name text,
        scopes text[] not null
          constraint ck_device_requests_scopes check (scopes <@ array['read', 'write'] and cardinality(scopes) > 0),
        code_challenge text,
        ip text,
        agent text,
        state text not null
          constraint ck_device_requests_state check (state in ('pending', 'approved', 'denied', 'consumed')),
        user_id uuid constraint fk_device_requests_user references users on delete cascade,
        poll_interval integer not null,
        polled_at timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint uq_device_requests_device_code unique (device_code_digest),
        constraint uq_device_requests_user_code unique (user_code_digest),
        constraint ck_device_requests_decided check ((state = 'pending') = (user_id is null))
      )`);
    await queryRunner.query(`create index ix_device_requests_expires on device_requests (expires_at)`);
    await queryRunner.query(
      `create index ix_device_requests_user on device_requests (user_id) where user_id is not null`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table device_requests`);
  }
}
