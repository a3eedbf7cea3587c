import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { toUserView } from '../user.mapper';
import { UserPayload } from '../user.view';
import { UpdateProfileInput } from './editing.inputs';
import { ProfileEditing } from './profile-editing.service';

/** Changes the caller's profile. */
@Resolver()
export class EditingResolver {
  constructor(
    private readonly editing: ProfileEditing,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('write')
  @Mutation(() => UserPayload, { description: 'A field left out stays; null or an empty text clears it.' })
  async updateProfile(
    @CurrentActor() actor: SignedInActor,
    @Args('input') input: UpdateProfileInput,
  ): Promise<UserPayload> {
    return { user: toUserView(await this.editing.update(actor, input), this.env.APP_URL) };
  }
}
