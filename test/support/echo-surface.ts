import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import type { Actor } from '../../server/access/actor';
import { DEADLINES } from '../../server/kernel/deadline';
import type { PublicError } from '../../server/kernel/errors/public-error';
import { Public } from '../../server/kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../server/kernel/http/actor.decorator';
import type { BodyFormat } from '../../server/kernel/http/body/body-format';
import { Limited } from '../../server/kernel/http/limited.decorator';
import { controllersOnly } from '../../server/kernel/http/surfaces/controller-addresses';
import { byBearerToken, type Surface } from '../../server/kernel/http/surfaces/surface';

const MAX_FIELDS = 20;
const AMPERSAND = 0x26;

/** URL-encoded forms (WHATWG URL §5.1) with few fields and without duplicates, as OAuth requires (RFC 6749 §3.2). */
const formFormat: BodyFormat = {
  label: { format: 'form data', mediaType: 'application/x-www-form-urlencoded' },
  scanner: () => {
    let fields = 1;
    return {
      accepts: (bytes) => {
        for (const byte of bytes) if (byte === AMPERSAND) fields++;
        return fields <= MAX_FIELDS;
      },
    };
  },
  parse: (text) => {
    const fields = [...new URLSearchParams(text)];
    if (new Set(fields.map(([name]) => name)).size < fields.length) throw new Error('Duplicate field');
    return Object.fromEntries(fields);
  },
};

/** The body of an OAuth error (RFC 6749 §5.2). */
const oauthError = ({ status, message }: PublicError): object => ({
  error: status >= 500 ? 'server_error' : 'invalid_request',
  error_description: message,
});

/** A surface with forms and OAuth errors, as different from REST as a surface can be. */
export const echoSurface: Surface = {
  prefix: '/oauth',
  beforeBody: controllersOnly,
  body: { format: formFormat, maxBytes: 200 },
  identify: byBearerToken,
  deadline: DEADLINES.call,
  errorBody: oauthError,
};

@Controller('oauth')
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
