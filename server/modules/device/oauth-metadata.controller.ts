import { Controller, Get, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { Public } from '../../kernel/http/access.decorator';
import { toMetadata } from './oauth.body';

/** Tells standard clients where the OAuth endpoints are (RFC 8414). */
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
