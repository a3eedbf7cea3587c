import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { PasswordStrength } from '@kimari/common/enums';
import type { Actor } from '../../../access/actor';
import { Public } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { hostKey } from '../../../kernel/http/network-address';
import { RateLimits } from '../../../kernel/http/rate-limits';
import { PasswordStrengthEnum } from '../../../kernel/schema/enums';
import { Passwords } from '../credentials/passwords.service';
import { PasswordStrengthInput } from './password.inputs';

/** The opinion of the server on a password that somebody is about to choose. */
@Resolver()
export class PasswordStrengthResolver {
  constructor(
    private readonly passwords: Passwords,
    private readonly limits: RateLimits,
  ) {}

  /** A mutation although it changes nothing, so that no password can get into a URL. */
  @Public()
  @Mutation(() => PasswordStrengthEnum, {
    description: 'How hard a password is to guess. Weak ones are refused. Nothing is stored or logged.',
  })
  async passwordStrength(
    @CurrentActor() actor: Actor,
    @Args('input') { password, username, email }: PasswordStrengthInput,
  ): Promise<PasswordStrength> {
    await this.limits.consume(actor.origin, { limit: 'strengthsByHost', key: hostKey(actor.origin.ip) });
    return this.passwords.strength(password, { username, email });
  }
}
