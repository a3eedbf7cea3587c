import { deleteWhere, type PurgeStep } from '../../kernel/maintenance/purge-steps';

/** Renderers that no process has used for a day. A former release's may be needed again by a rollback until then. */
const UNUSED = `select id from text_renderers where seen_at < $1::timestamptz - interval '1 day'`;

export const RENDERING_PURGE_STEPS: readonly PurgeStep[] = [
  deleteWhere('text_queue', `renderer_id in (${UNUSED})`),
  deleteWhere('rendered_texts', `renderer_id in (${UNUSED})`),
  deleteWhere('text_renderers', `id in (${UNUSED})`),
];
