import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { LinkedAccounts, SECURITY_SETTINGS } from './linked-accounts.service';
import { LinkedAccountsBody } from './social.body';
import { LinkProviderInput, UnlinkProviderInput } from './social.inputs';
import { toLinkedAccountView } from './social.mapper';
import { AuthorizationView } from './social.view';

/** Links and unlinks accounts at other services. */
@ApiTags('auth')
@Controller('api/auth')
export class LinkedAccountsController {
  constructor(private readonly accounts: LinkedAccounts) {}

  @Get('providers/linked')
  @ApiOperation({ summary: 'The accounts that sign me in' })
  @ApiOkResponse({ type: LinkedAccountsBody })
  async listLinked(@CurrentActor() actor: UserActor): Promise<LinkedAccountsBody> {
    return { linkedAccounts: (await this.accounts.list(actor.userId)).map(toLinkedAccountView) };
  }

  @RpcPost('providers/link', 'Begin to link an account')
  @ApiOkResponse({ type: AuthorizationView })
  async linkProvider(
    @CurrentActor() actor: UserActor,
    @Body() { redirectUrl = SECURITY_SETTINGS, ...input }: LinkProviderInput,
  ): Promise<AuthorizationView> {
    return { authorizationUrl: await this.accounts.begin(actor, { ...input, redirectUrl }) };
  }

  @RpcPost('providers/unlink', 'Unlink an account')
  @ApiOkResponse({ type: SuccessResultView })
  async unlinkProvider(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { provider, currentPassword }: UnlinkProviderInput,
  ): Promise<SuccessResultView> {
    await this.accounts.unlink(actor, provider, currentPassword);
    return toSuccess(locale, 'providerUnlinked');
  }
}
