import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../../access/actor';
import { connection, PRICES } from '../../../kernel/graphql/prices';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { Connections } from '../../../kernel/schema/connections';
import { First } from '../../../kernel/schema/first.decorator';
import { SuccessResultView } from '../../auth';
import { toMailedSuccess, toSuccess } from '../administration-success.mapper';
import { FOR_ADMINISTRATORS } from '../for-administrators';
import { DeleteUserInput, PersonFilterInput, PersonInput, SuspendUserInput } from './people.inputs';
import { People } from './people.service';
import { PersonChanges } from './person-changes.service';
import { toPersonView } from './person.mapper';
import { PersonConnection, PersonView } from './person.view';

/** Accounts, for administrators. */
@Resolver()
export class PeopleResolver {
  constructor(
    private readonly people: People,
    private readonly changes: PersonChanges,
    private readonly pages: Connections,
  ) {}

  @Query(() => PersonConnection, {
    description: `The newest first; the total is at most 10,000. ${FOR_ADMINISTRATORS}`,
    complexity: connection(PRICES.list),
  })
  async administeredUsers(
    @CurrentActor() actor: UserActor,
    @First() first: number,
    @Args('filter', { nullable: true }) filter?: PersonFilterInput,
    @Args('after', { nullable: true, type: () => String }) after?: string,
    @Args('offset', { nullable: true, type: () => Int }) offset?: number,
  ): Promise<PersonConnection> {
    const window = this.pages.window({ first, after, offset });
    const selection = { text: filter?.search, state: filter?.state };
    const { items, total, ...keys } = await this.people.list(actor, selection, window);
    return this.pages.of(items.map(toPersonView), total, window, keys);
  }

  @Query(() => PersonView, { description: FOR_ADMINISTRATORS })
  async administeredUser(
    @CurrentActor() actor: UserActor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<PersonView> {
    return toPersonView(await this.people.get(actor, id));
  }

  @Mutation(() => SuccessResultView, {
    description: `Ends all access to an account at once; public rules stay readable. ${FOR_ADMINISTRATORS}`,
  })
  async suspendUser(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId, reason }: SuspendUserInput,
  ): Promise<SuccessResultView> {
    return toMailedSuccess(locale, 'suspended', await this.changes.suspend(actor, userId, reason));
  }

  @Mutation(() => SuccessResultView, { description: `Lifts a suspension. ${FOR_ADMINISTRATORS}` })
  async restoreUser(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: PersonInput,
  ): Promise<SuccessResultView> {
    return toMailedSuccess(locale, 'restored', await this.changes.restore(actor, userId));
  }

  @Mutation(() => SuccessResultView, {
    description: `Deletes an account as its owner would. ${FOR_ADMINISTRATORS}`,
  })
  async deleteUser(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId, deleteRules }: DeleteUserInput,
  ): Promise<SuccessResultView> {
    return toMailedSuccess(locale, 'deleted', await this.changes.delete(actor, userId, { deleteRules }));
  }

  @Mutation(() => SuccessResultView, {
    description: `Marks the address of an account as verified. ${FOR_ADMINISTRATORS}`,
  })
  async verifyUser(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: PersonInput,
  ): Promise<SuccessResultView> {
    await this.changes.verify(actor, userId);
    return toSuccess(locale, 'verified');
  }

  @Mutation(() => SuccessResultView, {
    description: `Removes the second factor of an account. ${FOR_ADMINISTRATORS}`,
  })
  async resetSecondFactor(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: PersonInput,
  ): Promise<SuccessResultView> {
    return toMailedSuccess(locale, 'secondFactorReset', await this.changes.resetSecondFactor(actor, userId));
  }

  @Mutation(() => SuccessResultView, { description: `Mails a link to set a password. ${FOR_ADMINISTRATORS}` })
  async sendResetLink(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userId }: PersonInput,
  ): Promise<SuccessResultView> {
    await this.changes.sendReset(actor, userId);
    return toSuccess(locale, 'resetSent');
  }
}
