import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { SecondFactorSettings } from './second-factor-settings.service';
import { SecondFactorStateBody } from './second-factor.body';
import { ConfirmSecondFactorInput, SecondFactorProofInput } from './second-factor.inputs';
import { toSecondFactorView } from './second-factor.mapper';
import { RecoveryCodesView, SecondFactorSecretView } from './second-factor.view';
import { SecondFactors } from './second-factors.service';

/** Sets up and ends the second factor of the caller. */
@ApiTags('auth')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly settings: SecondFactorSettings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'My second factor' })
  @ApiOkResponse({ type: SecondFactorStateBody })
  async state(@CurrentActor() actor: UserActor): Promise<SecondFactorStateBody> {
    return { secondFactor: toSecondFactorView(await this.factors.state(actor.userId)) };
  }

  @RpcPost('begin', 'Begin the setup of a second factor')
  @ApiOkResponse({ type: SecondFactorSecretView })
  async begin(
    @CurrentActor() actor: UserActor,
    @Body() proof: SecondFactorProofInput,
  ): Promise<SecondFactorSecretView> {
    return this.settings.begin(actor, proof);
  }

  @RpcPost('confirm', 'Prove that the authenticator app works')
  @ApiOkResponse({ type: RecoveryCodesView })
  async confirm(
    @CurrentActor() actor: UserActor,
    @Body() { code }: ConfirmSecondFactorInput,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.settings.confirm(actor, code) };
  }

  @RpcPost('enable', 'Turn the confirmed second factor on')
  @ApiOkResponse({ type: SuccessResultView })
  async enable(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<SuccessResultView> {
    await this.settings.enable(actor);
    return toSuccess(locale, 'secondFactorOn');
  }

  @RpcPost('disable', 'Turn my second factor off')
  @ApiOkResponse({ type: SuccessResultView })
  async disable(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() proof: SecondFactorProofInput,
  ): Promise<SuccessResultView> {
    await this.settings.disable(actor, proof);
    return toSuccess(locale, 'secondFactorOff');
  }

  @RpcPost('renewRecoveryCodes', 'Replace my recovery codes')
  @ApiOkResponse({ type: RecoveryCodesView })
  async renewRecoveryCodes(
    @CurrentActor() actor: UserActor,
    @Body() proof: SecondFactorProofInput,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.settings.renewRecoveryCodes(actor, proof) };
  }
}
