import { SetMetadata } from '@nestjs/common';
import type { TokenScope } from '@kimari/common/enums';
import type { AppError } from '../errors/app-error';

/** Who may call a handler. By default it requires a user's session. */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'token'; readonly scope: TokenScope; readonly whenAnonymous?: () => AppError }
  | { readonly kind: 'session' };

/** Metadata key of a handler's {@link AccessRule}. */
export const ACCESS_RULE = 'kimari:access';

/** Anyone may call it; a token changes what is visible. Rare, and listed in a test. */
export const Public = () => SetMetadata(ACCESS_RULE, { kind: 'public' } satisfies AccessRule);

/** Requires a session or a token with the scope. `whenAnonymous` replaces the default error. */
export const RequireToken = (scope: TokenScope, options: { readonly whenAnonymous?: () => AppError } = {}) =>
  SetMetadata(ACCESS_RULE, { kind: 'token', scope, ...options } satisfies AccessRule);
