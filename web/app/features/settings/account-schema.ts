import { z } from 'zod';

/**
 * The fields of the form. The server validates them, so that the rules have one home. Empty addresses and passwords are
 * left out.
 */
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
