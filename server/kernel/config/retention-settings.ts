import { z } from 'zod';

/** Days for which no setting and no statement can delete an audit event; the database refuses as well. */
const MIN_AUDIT_DAYS = 30;
const MAX_DAYS = 36_500;

/** The settings about how long data are kept. */
export const RETENTION_SETTINGS = {
  AUDIT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .max(MAX_DAYS)
    .refine((days) => days === 0 || days >= MIN_AUDIT_DAYS, `give 0, or at least ${MIN_AUDIT_DAYS}`)
    .default(0)
    .describe('days for which audit events are kept, at least 30; older months are deleted; 0 keeps all'),
  VIEWS_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_DAYS)
    .default(400)
    .describe('days for which it is kept that an account has viewed a rule, and counts once; 0 keeps all'),
};
