import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { CliTokensService } from './cli-tokens.service';
import { RevokeCliTokenInput } from './tokens.inputs';

/** Revokes command-line tokens. */
@Resolver()
export class CliTokensResolver {
  constructor(private readonly cliTokens: CliTokensService) {}

  @RequireToken('read')
  @Mutation(() => SuccessResultView)
  async revokeCliToken(
    @CurrentActor() actor: SignedInActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { tokenId }: RevokeCliTokenInput,
  ): Promise<SuccessResultView> {
    await this.cliTokens.revoke(actor, tokenId);
    return toSuccess(locale, 'tokenRevoked');
  }
}
