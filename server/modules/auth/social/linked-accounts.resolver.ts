import { Args, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requirePerson } from '../../../kernel/http/require-person';
import { toSuccess } from '../auth.mapper';
import { SuccessResultView } from '../auth.view';
import { Reauthentication } from '../credentials/reauthentication.service';
import { ViewerView } from '../sessions/sessions.view';
import { LinkedAccounts, SECURITY_SETTINGS } from './linked-accounts.service';
import { LinkProviderInput, UnlinkProviderInput } from './social.inputs';
import { toLinkedAccountView } from './social.mapper';
import { AuthorizationView, LinkedAccountView } from './social.view';

/** Links and unlinks accounts at other services. */
@Resolver(() => ViewerView)
export class LinkedAccountsResolver {
  constructor(
    private readonly accounts: LinkedAccounts,
    private readonly reauthentication: Reauthentication,
  ) {}

  @ResolveField(() => [LinkedAccountView], {
    description: 'Accounts at other services that sign the caller in. Takes a session of a person.',
  })
  async linkedAccounts(@CurrentActor() actor: Actor): Promise<LinkedAccountView[]> {
    return (await this.accounts.list(requirePerson(actor).userId)).map(toLinkedAccountView);
  }

  @ResolveField(() => Boolean, {
    description: 'Whether the caller can sign in by password. Takes a session of a person.',
  })
  hasPassword(@CurrentActor() actor: Actor): Promise<boolean> {
    return this.reauthentication.hasPassword(requirePerson(actor).userId);
  }

  @Mutation(() => AuthorizationView)
  async linkProvider(
    @CurrentActor() actor: UserActor,
    @Args('input') { provider, redirectUrl, currentPassword }: LinkProviderInput,
  ): Promise<AuthorizationView> {
    const request = { provider, redirectUrl: redirectUrl ?? SECURITY_SETTINGS, currentPassword };
    return { authorizationUrl: await this.accounts.begin(actor, request) };
  }

  @Mutation(() => SuccessResultView)
  async unlinkProvider(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { provider, currentPassword }: UnlinkProviderInput,
  ): Promise<SuccessResultView> {
    await this.accounts.unlink(actor, provider, currentPassword);
    return toSuccess(locale, 'providerUnlinked');
  }
}
