import { Args, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { SuccessResultView, ViewerView } from '../../auth';
import { toSuccess } from '../accounts.mapper';
import { PreferencesService } from './preferences.service';
import { UpdatePreferencesInput, UpdateSettingsInput } from './settings.inputs';
import { toSettingsView } from './settings.mapper';
import { AccountSettingsService } from './settings.service';
import { AccountSettingsView } from './settings.view';

@Resolver(() => ViewerView)
export class SettingsResolver {
  constructor(
    private readonly accounts: AccountSettingsService,
    private readonly preferences: PreferencesService,
  ) {}

  @ResolveField(() => AccountSettingsView, { description: 'The settings of the account.' })
  async settings(@CurrentActor() actor: SignedInActor): Promise<AccountSettingsView> {
    return toSettingsView(await this.accounts.read(actor));
  }

  @Mutation(() => SuccessResultView, {
    description: 'Changes username, address or password. Makes all changes or none.',
  })
  async updateSettings(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { currentPassword, ...changes }: UpdateSettingsInput,
  ): Promise<SuccessResultView> {
    await this.accounts.update(actor, changes, currentPassword);
    return toSuccess(locale, 'updated');
  }

  @Mutation(() => SuccessResultView, {
    description: 'Changes language, time zone and display preferences. Left out stays.',
  })
  async updatePreferences(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') changes: UpdatePreferencesInput,
  ): Promise<SuccessResultView> {
    await this.preferences.update(actor, changes);
    return toSuccess(locale, 'updated');
  }
}
