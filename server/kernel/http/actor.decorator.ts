import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { callerOf } from './caller';

/** The actor of a REST or GraphQL request, set by the authentication guard. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => callerOf(context).actor,
);

/** The language of the response. */
export const CurrentLocale = createParamDecorator(
  (_: unknown, context: ExecutionContext): Locale => callerOf(context).locale,
);
