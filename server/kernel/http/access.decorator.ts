import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { TokenScope } from '@kimari/common/enums';
import type { AppError } from '../errors/app-error';

/** Who may call a handler. By default it requires a user's session. */
export type AccessRule =
  | { readonly kind: 'public'; readonly always: boolean }
  | { readonly kind: 'token'; readonly scope: TokenScope; readonly whenAnonymous?: () => AppError }
  | { readonly kind: 'session' };

/** Metadata key of a handler's {@link AccessRule}. */
export const ACCESS_RULE = 'kimari:access';

/** Documents in `openapi.json` who may call an operation; without it, a person's session is required. */
const ACCESS_EXTENSION = 'x-access';

/**
 * Anyone may call it; a token changes what is visible. Rare, and listed in a test. With `READ_ACCESS=signed-in`,
 * strangers can call it only with `always`: for signing in, and for facts that reveal nothing about published rules.
 */
export const Public = ({ always = false }: { readonly always?: boolean } = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { kind: 'public', always } satisfies AccessRule),
    ApiExtension(ACCESS_EXTENSION, 'public'),
  );

/** Requires a session or a token with the scope. `whenAnonymous` replaces the default error. */
export const RequireToken = (scope: TokenScope, options: { readonly whenAnonymous?: () => AppError } = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_RULE, { kind: 'token', scope, ...options } satisfies AccessRule),
    ApiExtension(ACCESS_EXTENSION, scope),
  );
