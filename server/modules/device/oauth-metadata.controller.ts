import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Public } from '../../kernel/http/access.decorator';
import { toMetadata } from './oauth.body';

/** Publishes the addresses of the OAuth endpoints (RFC 8414). */
@ApiExcludeController()
@Controller('.well-known/oauth-authorization-server')
export class OauthMetadataController {
  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>) {}

  @Public({ always: true })
  @Get()
  metadata(): object {
    return toMetadata(this.env.APP_URL);
  }
}
