import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Locale } from '@kimari/common/locale';
import type { UserActor } from '../../access/actor';
import { CurrentActor, CurrentLocale } from '../../kernel/http/actor.decorator';
import { SuccessResultView } from '../auth';
import { DeviceDecisions } from './device-decisions.service';
import { ApproveDeviceInput, DeviceCodeInput } from './device.inputs';
import { toDecided, toDeviceRequestView } from './device.mapper';
import { DeviceRequestView } from './device.view';

/** Device sign-in for people; tools use REST or OAuth. */
@Resolver()
export class DeviceResolver {
  constructor(private readonly decisions: DeviceDecisions) {}

  @Query(() => DeviceRequestView, {
    nullable: true,
    description: 'What a user code stands for. Requires a session of a person; wrong codes are limited.',
  })
  async deviceRequest(
    @CurrentActor() actor: UserActor,
    @Args() { userCode }: DeviceCodeInput,
  ): Promise<DeviceRequestView> {
    return toDeviceRequestView(await this.decisions.lookUp(actor, userCode));
  }

  @Mutation(() => SuccessResultView)
  async approveDevice(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') approval: ApproveDeviceInput,
  ): Promise<SuccessResultView> {
    await this.decisions.approve(actor, approval);
    return toDecided(locale, 'approved');
  }

  @Mutation(() => SuccessResultView)
  async denyDevice(
    @CurrentActor() actor: UserActor,
    @CurrentLocale() locale: Locale,
    @Args('input') { userCode }: DeviceCodeInput,
  ): Promise<SuccessResultView> {
    await this.decisions.deny(actor, userCode);
    return toDecided(locale, 'denied');
  }
}
