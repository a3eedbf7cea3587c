import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { PasswordStrength } from '@kimari/common/enums';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { PasswordStrengthEnum } from '../../../kernel/schema/enums';
import { PasswordMeter } from './password-meter.service';
import { PasswordStrengthInput } from './strength.inputs';

/** Rates a password that somebody is about to choose. */
@Resolver()
export class PasswordStrengthResolver {
  constructor(private readonly meter: PasswordMeter) {}

  /** A mutation although it changes nothing, so that no password can get into a URL. */
  @Public({ always: true })
  @Mutation(() => PasswordStrengthEnum, {
    description:
      'How hard a password is to guess, as the calls that set one for the typed facts, the account of the link or the ' +
      'signed-in account judge it. Weak ones are refused. Nothing is stored or logged.',
  })
  passwordStrength(
    @CurrentActor() actor: Actor,
    @Args('input') input: PasswordStrengthInput,
  ): Promise<PasswordStrength> {
    return this.meter.measure(actor, input);
  }
}
