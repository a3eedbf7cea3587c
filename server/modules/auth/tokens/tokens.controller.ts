import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { CliTokensService } from './cli-tokens.service';
import { RevokeCliTokenInput } from './tokens.inputs';
import { toCliTokenView } from './tokens.mapper';
import { CliTokenView } from './tokens.view';

/** Command-line tokens. */
@ApiTags('auth')
@Controller('api/auth')
export class CliTokensController {
  constructor(private readonly cliTokens: CliTokensService) {}

  @Get('cli-tokens')
  @ApiOperation({ summary: 'My command-line tokens' })
  @ApiOkResponse({ type: [CliTokenView] })
  async listCliTokens(@CurrentActor() actor: UserActor): Promise<CliTokenView[]> {
    return (await this.cliTokens.list(actor)).map(toCliTokenView);
  }

  @RequireToken('read')
  @RpcPost('cli-tokens/revoke', 'Revoke a command-line token')
  @ApiOkResponse({ type: SuccessResultView })
  async revokeCliToken(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Body() { tokenId }: RevokeCliTokenInput,
  ): Promise<SuccessResultView> {
    await this.cliTokens.revoke(actor, tokenId);
    return toSuccess(locale, 'tokenRevoked');
  }
}
