import { Body, Controller } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor, UserActor } from '../../access/actor';
import { Public } from '../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../kernel/http/actor.decorator';
import { RpcPost } from '../../kernel/http/rpc-post.decorator';
import { SuccessResultView } from '../auth';
import { DeviceAuthorization } from './device-authorization.service';
import { DeviceCodesBody, DeviceTokenBody, DeviceTokenErrorBody } from './device.body';
import { DeviceDecisions } from './device-decisions.service';
import { ApproveDeviceInput, DeviceAuthorizeInput, DeviceCodeInput, DeviceTokenInput } from './device.inputs';
import { toDecided, toDeviceRequestView, toTokenBody, toTokenErrorBody } from './device.mapper';
import { DeviceRequestView } from './device.view';

/** Device sign-in over REST. */
@ApiTags('auth')
@ApiExtraModels(DeviceTokenBody, DeviceTokenErrorBody)
@Controller('api/auth/device')
export class DeviceController {
  constructor(
    private readonly authorization: DeviceAuthorization,
    private readonly decisions: DeviceDecisions,
  ) {}

  @Public({ always: true })
  @RpcPost('authorize', 'Ask for a code for a command-line tool')
  @ApiOkResponse({ type: DeviceCodesBody })
  deviceAuthorize(
    @CurrentActor() actor: Actor,
    @Body() input: DeviceAuthorizeInput,
  ): Promise<DeviceCodesBody> {
    return this.authorization.authorize(actor, input);
  }

  @Public({ always: true })
  @RpcPost('token', 'Poll for the token; the outcome is in the body')
  @ApiOkResponse({
    schema: {
      oneOf: [{ $ref: getSchemaPath(DeviceTokenBody) }, { $ref: getSchemaPath(DeviceTokenErrorBody) }],
    },
  })
  async deviceToken(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() { deviceCode, ...poll }: DeviceTokenInput,
  ): Promise<DeviceTokenBody | DeviceTokenErrorBody> {
    const outcome = await this.authorization.poll(actor, deviceCode, poll);
    return outcome.kind === 'granted' ? toTokenBody(outcome) : toTokenErrorBody(outcome.kind, locale);
  }

  @RpcPost('lookup', 'What a code stands for')
  @ApiOkResponse({ type: DeviceRequestView })
  async deviceLookup(
    @CurrentActor() actor: UserActor,
    @Body() { userCode }: DeviceCodeInput,
  ): Promise<DeviceRequestView> {
    return toDeviceRequestView(await this.decisions.lookUp(actor, userCode));
  }

  @RpcPost('verify', 'Approve a code')
  @ApiOkResponse({ type: SuccessResultView })
  async deviceVerify(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() approval: ApproveDeviceInput,
  ): Promise<SuccessResultView> {
    await this.decisions.approve(actor, approval);
    return toDecided(locale, 'approved');
  }

  @RpcPost('deny', 'Refuse a code')
  @ApiOkResponse({ type: SuccessResultView })
  async deviceDeny(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Body() { userCode }: DeviceCodeInput,
  ): Promise<SuccessResultView> {
    await this.decisions.deny(actor, userCode);
    return toDecided(locale, 'denied');
  }
}
