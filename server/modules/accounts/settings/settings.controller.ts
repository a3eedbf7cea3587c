import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { SignedInActor, UserActor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { SuccessResultView } from '../../auth';
import { toSuccess } from '../accounts.mapper';
import { PreferencesService } from './preferences.service';
import { UpdatePreferencesInput, UpdateSettingsInput } from './settings.inputs';
import { toSettingsBody } from './settings.mapper';
import { AccountSettingsService } from './settings.service';
import { SettingsBody } from './settings.view';

/** The settings of the caller's account. */
@ApiTags('users')
@Controller('api/users')
export class SettingsController {
  constructor(
    private readonly accountSettings: AccountSettingsService,
    private readonly preferences: PreferencesService,
  ) {}

  @RequireToken('read')
  @Get('settings')
  @ApiOperation({ summary: 'My account settings' })
  @ApiOkResponse({ type: SettingsBody })
  async settings(@CurrentActor() actor: SignedInActor): Promise<SettingsBody> {
    return toSettingsBody(await this.accountSettings.read(actor));
  }

  @RpcPost('updateSettings', 'Change username, e-mail address or password')
  @ApiOkResponse({ type: SuccessResultView })
  async updateSettings(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { currentPassword, ...changes }: UpdateSettingsInput,
  ): Promise<SuccessResultView> {
    await this.accountSettings.update(actor, changes, currentPassword);
    return toSuccess(locale, 'updated');
  }

  @RpcPost('updatePreferences', 'Change language, time zone and display preferences')
  @ApiOkResponse({ type: SuccessResultView })
  async updatePreferences(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() changes: UpdatePreferencesInput,
  ): Promise<SuccessResultView> {
    await this.preferences.update(actor, changes);
    return toSuccess(locale, 'updated');
  }
}
