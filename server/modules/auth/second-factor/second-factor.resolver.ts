import { Args, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requirePerson } from '../../../kernel/http/require-person';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { ViewerView } from '../sessions/sessions.view';
import { IdentityConfirmation } from './identity-confirmation.service';
import { SecondFactorSettings } from './second-factor-settings.service';
import { ConfirmSecondFactorInput, SecondFactorProofInput } from './second-factor.inputs';
import { toSecondFactorView } from './second-factor.mapper';
import { RecoveryCodesView, SecondFactorSecretView, SecondFactorView } from './second-factor.view';
import { SecondFactors } from './second-factors.service';

/** Sets up and ends the second factor of the caller. */
@Resolver(() => ViewerView)
export class SecondFactorResolver {
  constructor(
    private readonly factors: SecondFactors,
    private readonly settings: SecondFactorSettings,
    private readonly confirmation: IdentityConfirmation,
  ) {}

  @ResolveField(() => SecondFactorView, {
    nullable: true,
    description: 'Null when the account has none. Takes a session of a person.',
  })
  async secondFactor(@CurrentActor() actor: Actor): Promise<SecondFactorView | null> {
    return toSecondFactorView(await this.factors.state(requirePerson(actor).userId));
  }

  @ResolveField(() => SecondFactorSecretView, {
    nullable: true,
    description: 'The setup that was begun and is not finished. Takes a session of a person.',
  })
  async secondFactorSetup(@CurrentActor() actor: Actor): Promise<SecondFactorSecretView | null> {
    return this.settings.resume(requirePerson(actor));
  }

  @Mutation(() => SuccessResultView, {
    description:
      'Confirms that the person at the session owns the account, for 15 minutes. What needs it says so.',
  })
  async confirmIdentity(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') proof: SecondFactorProofInput,
  ): Promise<SuccessResultView> {
    await this.confirmation.confirm(actor, proof);
    return toSuccess(locale, 'identityConfirmed');
  }

  @Mutation(() => SecondFactorSecretView)
  async beginSecondFactor(
    @CurrentActor() actor: UserActor,
    @Args('input') proof: SecondFactorProofInput,
  ): Promise<SecondFactorSecretView> {
    return this.settings.begin(actor, proof);
  }

  @Mutation(() => RecoveryCodesView)
  async confirmSecondFactor(
    @CurrentActor() actor: UserActor,
    @Args('input') { code }: ConfirmSecondFactorInput,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.settings.confirm(actor, code) };
  }

  @Mutation(() => SuccessResultView)
  async enableSecondFactor(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
  ): Promise<SuccessResultView> {
    await this.settings.enable(actor);
    return toSuccess(locale, 'secondFactorOn');
  }

  @Mutation(() => SuccessResultView)
  async disableSecondFactor(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') proof: SecondFactorProofInput,
  ): Promise<SuccessResultView> {
    await this.settings.disable(actor, proof);
    return toSuccess(locale, 'secondFactorOff');
  }

  @Mutation(() => RecoveryCodesView)
  async renewRecoveryCodes(
    @CurrentActor() actor: UserActor,
    @Args('input') proof: SecondFactorProofInput,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: await this.settings.renewRecoveryCodes(actor, proof) };
  }
}
