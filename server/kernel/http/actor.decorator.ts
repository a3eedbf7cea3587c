import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Actor } from '../../access/actor';
import type { Locale } from '@kimari/common/locale';
import { callerOf } from './caller';

/** The actor behind a request, on both edges; the authentication guard has put it there. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => callerOf(context).actor,
);

/** The language of the answer. */
export const CurrentLocale = createParamDecorator(
  (_: unknown, context: ExecutionContext): Locale => callerOf(context).locale,
);
