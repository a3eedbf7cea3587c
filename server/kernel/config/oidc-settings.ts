import { z } from 'zod';
import { GROUP_SETTINGS } from './group-settings';

/** Kept as it is written, because the provider has to name itself the same (OpenID Connect Discovery 1.0 §4.3). */
const issuer = z
  .url({ protocol: /^https?$/, error: 'give an address with http:// or https://' })
  .refine((url) => !/[?#]/.test(url), 'give it without ? and #');

/** The settings of sign-in at a provider of OpenID Connect. */
export const OIDC_SETTINGS = {
  OIDC_ISSUER: issuer
    .optional()
    .describe('issuer of an OpenID Connect provider, such as https://login.example/realms/main'),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('client id at that provider; turns sign-in with OpenID Connect on'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('secret of that client'),
  OIDC_NAME: z
    .string()
    .max(40)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'give one line')
    .default('SSO')
    .describe('name of that provider, on buttons'),
  ...GROUP_SETTINGS,
};
