import { z } from 'zod';

/** What the form sends; the server checks it, so that the rules have one place. Left empty, an address or password stays out. */
export const accountSchema = z.object({
  username: z.string().default(''),
  email: z.string().optional(),
  currentPassword: z.string().optional(),
});

export const deletionSchema = z.object({
  password: z.string().default(''),
  confirmation: z.string().default(''),
  rules: z.enum(['keep', 'delete']).default('keep'),
});
