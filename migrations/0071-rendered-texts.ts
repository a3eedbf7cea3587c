import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rendered texts of versions, by digest and renderer, and what waits to be rendered. `rendering` is null for a text that
 * cannot be rendered. Triggers queue the text of each version, whoever inserts it, the former release included, and remove
 * what was rendered with the last version of a text.
 *
 * The tables are derived: the server makes their rows anew, so archives do not hold them. The queue has neither a unique
 * key nor a reference to a version, so that publishing a text never waits for somebody who publishes or renders the same.
 *
 * Creating the triggers locks `rule_versions` for an instant.
 */
export class RenderedTexts1790000000071 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table text_renderers (
        id integer generated always as identity constraint pk_text_renderers primary key,
        fingerprint bytea not null constraint uq_text_renderers_fingerprint unique,
        seen_at timestamptz not null default clock_timestamp()
      )`);
    await queryRunner.query(`
      create table rendered_texts (
        digest bytea not null,
        renderer_id integer not null constraint fk_rendered_texts_renderer references text_renderers on delete cascade,
        rendering bytea,
        constraint pk_rendered_texts primary key (digest, renderer_id)
      )`);
    await queryRunner.query(`alter table rendered_texts alter column rendering set storage external`);
    await queryRunner.query(`create index ix_rendered_texts_renderer on rendered_texts (renderer_id)`);
    await queryRunner.query(`
      create table text_queue (
        id bigint generated always as identity constraint pk_text_queue primary key,
        digest bytea not null,
        renderer_id integer not null constraint fk_text_queue_renderer references text_renderers on delete cascade,
        attempts smallint not null default 0,
        due_at timestamptz not null default clock_timestamp()
      )`);
    await queryRunner.query(`create index ix_text_queue_due on text_queue (renderer_id, due_at, id)`);
    for (const table of ['text_renderers', 'rendered_texts', 'text_queue'])
      await queryRunner.query(`comment on table ${table} is 'derived: made anew by the server'`);
    await this.createTriggers(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop trigger rule_versions_queue_texts on rule_versions`);
    await queryRunner.query(`drop trigger rule_versions_drop_renderings on rule_versions`);
    await queryRunner.query(`drop function queue_texts, drop_renderings`);
    await queryRunner.query(`drop table text_queue, rendered_texts, text_renderers`);
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function queue_texts() returns trigger language plpgsql as $$
      begin
        insert into text_queue (digest, renderer_id)
        select added.digest, renderer.id
          from (select distinct digest from added) added cross join text_renderers renderer;
        return null;
      end $$`);
    await queryRunner.query(`
      create trigger rule_versions_queue_texts after insert on rule_versions
        referencing new table as added for each statement execute function queue_texts()`);
    await queryRunner.query(`
      create function drop_renderings() returns trigger language plpgsql as $$
      begin
        delete from rendered_texts rendered using (select distinct digest from removed) removed
         where rendered.digest = removed.digest
           and not exists (select from rule_versions version where version.digest = rendered.digest);
        return null;
      end $$`);
    await queryRunner.query(`
      create trigger rule_versions_drop_renderings after delete on rule_versions
        referencing old table as removed for each statement execute function drop_renderings()`);
  }
}
