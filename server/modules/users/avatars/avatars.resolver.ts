import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { SignedInActor } from '../../../access/actor';
import { ENV } from '../../../kernel/config/config.module';
import type { Env } from '../../../kernel/config/env';
import { RequireToken } from '../../../kernel/http/access.decorator';
import { CurrentActor } from '../../../kernel/http/actor.decorator';
import { picturePath } from '../picture-path';
import { toUserView } from '../user.mapper';
import { UserPayload } from '../user.view';
import { UsersService } from '../users.service';
import { UploadAvatarInput } from './avatars.inputs';
import { AvatarsService } from './avatars.service';
import { UploadAvatarResultView } from './avatars.view';

/** Changes the caller's picture. */
@Resolver()
export class AvatarsResolver {
  constructor(
    private readonly avatars: AvatarsService,
    private readonly users: UsersService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @RequireToken('write')
  @Mutation(() => UploadAvatarResultView)
  async uploadAvatar(
    @CurrentActor() actor: SignedInActor,
    @Args('input') { image, filename }: UploadAvatarInput,
  ): Promise<UploadAvatarResultView> {
    return { avatarUrl: picturePath(await this.avatars.upload(actor, image, filename)) };
  }

  @RequireToken('write')
  @Mutation(() => UserPayload, { description: "Removes the caller's picture." })
  async deleteAvatar(@CurrentActor() actor: SignedInActor): Promise<UserPayload> {
    await this.avatars.remove(actor);
    return { user: toUserView(await this.users.get(actor.userId), this.env.APP_URL) };
  }
}
