import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What moderators have hidden, by its digest, for those who hold it: the owner and the creator of the rule, and the author of
 * the version. It outlives the rule, so that the same text does not become public again under another name.
 * `moderation_cases.republished_at` says since when such a text waits for moderators to look at it again.
 *
 * Both changes are instant: the table is new, the column has no default.
 */
export class WithheldTexts1790000000055 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table moderation_cases add column republished_at timestamptz`);
    await queryRunner.query(`
      create table withheld_texts (
        holder_id uuid not null constraint fk_withheld_texts_holder references owners on delete cascade,
        digest bytea not null,
        reason text not null,
        decided_by uuid not null constraint fk_withheld_texts_decided_by references users,
        decided_at timestamptz not null,
        constraint pk_withheld_texts primary key (holder_id, digest)
      )`);
    await queryRunner.query(`
      insert into withheld_texts (holder_id, digest, reason, decided_by, decided_at)
      select h.id, v.digest, d.reason, d.decided_by, d.decided_at
        from rule_versions v
        join rules r on r.id = v.rule_id
        left join hidden_versions hidden on hidden.version_id = v.id
        cross join lateral (
          select d.reason, d.decided_by, d.decided_at from moderation_decisions d
           where d.rule_id = r.id and d.action in ('hide', 'uphold') and (d.version_id is null or d.version_id = v.id)
           order by d.id desc limit 1) d
        cross join lateral (values (r.owner_id), (r.created_by), (v.created_by)) h (id)
       where r.is_hidden or hidden.version_id is not null
      on conflict do nothing`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table withheld_texts`);
    await queryRunner.query(`alter table moderation_cases drop column republished_at`);
  }
}
