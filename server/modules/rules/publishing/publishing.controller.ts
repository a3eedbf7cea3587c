import { Body, Controller } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale } from '@kimari/common/locale';
import type { Actor } from '../../../access/actor';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor, CurrentLocale } from '../../../kernel/http/actor.decorator';
import { requireSignedIn } from '../../../kernel/http/caller';
import { RpcPost } from '../../../kernel/http/rpc-post.decorator';
import { success } from '../../../kernel/http/success-body';
import { RuleBody, RuleUpdatedBody } from '../rule.body';
import { toRuleBody } from '../rule-body.mapper';
import { PublishRuleService } from './publish.service';
import { CreateRuleInput, UpdateRuleInput } from './publishing.inputs';
import { UpdateRuleService } from './update.service';

/** Publishes rules and their next versions. */
@ApiTags('rules')
@ApiBearerAuth()
@Controller('api/rules')
export class PublishingController {
  constructor(
    private readonly publishing: PublishRuleService,
    private readonly updating: UpdateRuleService,
  ) {}

  @RequireToken('write')
  @RpcPost('create', 'Publish a new rule')
  @ApiOkResponse({ type: RuleBody })
  async create(@CurrentActor() actor: Actor, @Body() input: CreateRuleInput): Promise<RuleBody> {
    return toRuleBody(await this.publishing.create(requireSignedIn(actor), input), true);
  }

  @RequireToken('write')
  @RpcPost('update', 'Change a rule, publish a version')
  @ApiOkResponse({ type: RuleUpdatedBody })
  async update(
    @CurrentActor() actor: Actor,
    @CurrentLocale() locale: Locale,
    @Body() input: UpdateRuleInput,
  ): Promise<RuleUpdatedBody> {
    const { rule, versionCreated } = await this.updating.update(requireSignedIn(actor), input);
    return {
      ...success(locale, 'rules.updated'),
      version: rule.version,
      versionCreated,
      rule: toRuleBody(rule, true),
    };
  }
}
