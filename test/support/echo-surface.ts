import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { Actor } from '../../server/access/actor';
import { DEADLINES } from '../../server/kernel/deadline';
import type { PublicError } from '../../server/kernel/errors/public-error';
import { Public } from '../../server/kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../server/kernel/http/actor.decorator';
import { formFormat } from '../../server/kernel/http/body/form-format';
import { Limited } from '../../server/kernel/http/limited.decorator';
import { controllersOnly } from '../../server/kernel/http/surfaces/controller-addresses';
import { byBearerToken, type Surface } from '../../server/kernel/http/surfaces/surface';

/** The body of an OAuth error (RFC 6749 §5.2). */
const oauthError = ({ status, message }: PublicError): object => ({
  error: status >= 500 ? 'server_error' : 'invalid_request',
  error_description: message,
});

/** A surface with forms and OAuth errors, as different from REST as a surface can be. */
export const echoSurface: Surface = {
  prefix: '/forms',
  beforeBody: controllersOnly,
  body: { format: formFormat, maxBytes: 200 },
  identify: byBearerToken,
  deadline: DEADLINES.call,
  errorBody: oauthError,
};

@Controller('forms')
class EchoController {
  @Post('echo')
  @Public()
  @Limited('read')
  echo(@Body() body: unknown, @CurrentActor() actor: Actor, @CurrentLocale() locale: string): object {
    return { body, locale, caller: actor.kind === 'anonymous' ? null : actor.userId };
  }

  @Get('secret')
  secret(): object {
    return {};
  }

  @Get('bug')
  @Public()
  bug(): never {
    throw new TypeError('a bug');
  }
}

@Module({ controllers: [EchoController] })
export class EchoModule {}
