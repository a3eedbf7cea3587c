import { Injectable } from '@nestjs/common';
import { Database, SILENT, type Statements } from '../../kernel/database/database';

/** A text that a process has claimed; `attempts` includes the present one. */
export type ClaimedText = {
  readonly id: string;
  readonly attempts: number;
  readonly digest: Buffer;
  /** Null when there is nothing to render: the text is rendered, or its versions are gone. */
  readonly content: string | null;
};

/** A stored rendering; null when the text cannot be rendered. */
type KeptText = { readonly rendering: Buffer | null };

/** SQL for rendered texts and their queue. No statement changes a cached response, so all are silent. */
@Injectable()
export class RenderedTextsRepository {
  constructor(private readonly database: Database) {}

  /** Notes that a renderer is in use and returns its id. */
  async register(fingerprint: Buffer): Promise<number> {
    const [row] = await this.database.write<{ id: number }>(
      `insert into text_renderers (fingerprint) values ($1)
       on conflict (fingerprint) do update set seen_at = clock_timestamp() returning id`,
      [fingerprint],
      SILENT,
    );
    if (!row) throw new Error('The renderer was not registered');
    return row.id;
  }

  async find(digest: Buffer, rendererId: number): Promise<KeptText | null> {
    const rows = await this.database.read<KeptText>(
      `select rendering from rendered_texts where digest = $1 and renderer_id = $2`,
      [digest, rendererId],
    );
    return rows[0] ?? null;
  }

  /**
   * Stores the rendering of a text while a version has it. The lock makes a deletion of the version wait,
   * and then remove this too.
   */
  async keep(digest: Buffer, rendererId: number, rendering: Uint8Array | null): Promise<void> {
    await this.database.write(
      `with version as (select id from rule_versions where digest = $1 limit 1 for key share)
       insert into rendered_texts (digest, renderer_id, rendering)
       select $1, renderer.id, $3 from version, text_renderers renderer where renderer.id = $2
       on conflict (digest, renderer_id) do update set rendering = excluded.rendering
        where rendered_texts.rendering is null`,
      [digest, rendererId, rendering],
      SILENT,
    );
  }

  /** Claims the text that has been due longest for `lease` milliseconds; other processes skip it meanwhile. */
  async claim(rendererId: number, lease: number): Promise<ClaimedText | null> {
    const rows = await this.database.write<ClaimedText>(
      `with due as (
         select id from text_queue where renderer_id = $1 and due_at <= clock_timestamp()
          order by due_at, id limit 1 for update skip locked),
       claimed as (
         update text_queue set attempts = attempts + 1, due_at = clock_timestamp() + $2::integer * interval '1 millisecond'
          where id in (select id from due) returning id, attempts, digest)
       select id, attempts, digest,
              (select content from rule_versions version
                where version.digest = claimed.digest
                  and not exists (select from rendered_texts kept where kept.digest = claimed.digest and kept.renderer_id = $1)
                limit 1) as content
         from claimed`,
      [rendererId, lease],
      SILENT,
    );
    return rows[0] ?? null;
  }

  /** Takes a claimed text out of the queue. */
  async finish({ id, attempts }: ClaimedText): Promise<void> {
    await this.database.write(
      `delete from text_queue where id = $1 and attempts = $2`,
      [id, attempts],
      SILENT,
    );
  }

  /** Makes a claimed text due again, counting the present attempt or not. */
  async postpone(
    { id, attempts }: ClaimedText,
    pause: number,
    { isCounted }: { readonly isCounted: boolean },
  ): Promise<void> {
    await this.database.write(
      `update text_queue set due_at = clock_timestamp() + $3::integer * interval '1 millisecond', attempts = $4
        where id = $1 and attempts = $2`,
      [id, attempts, pause, isCounted ? attempts : attempts - 1],
      SILENT,
    );
  }

  /** Queues all texts that the renderer has neither rendered nor in its queue. */
  async queueMissing(statements: Statements, rendererId: number): Promise<void> {
    await statements.write(
      `insert into text_queue (digest, renderer_id)
       select distinct version.digest, renderer.id from rule_versions version cross join text_renderers renderer
        where renderer.id = $1
          and not exists (select from rendered_texts kept where kept.digest = version.digest and kept.renderer_id = $1)
          and not exists (select from text_queue queued where queued.digest = version.digest and queued.renderer_id = $1)`,
      [rendererId],
      SILENT,
    );
  }
}
