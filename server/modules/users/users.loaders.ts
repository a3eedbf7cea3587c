import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV } from '../../kernel/config/config.module';
import type { Env } from '../../kernel/config/env';
import { LoaderKey, LoaderRegistry } from '../../kernel/graphql/loaders';
import { toUserView } from './user.mapper';
import type { UserView } from './user.view';
import { UsersService } from './users.service';

/** Users by id. */
export const usersById = new LoaderKey<string, UserView>('usersById');

@Injectable()
export class UsersLoaders implements OnModuleInit {
  constructor(
    private readonly registry: LoaderRegistry,
    private readonly users: UsersService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.registry.register(usersById, async (ids) => {
      const found = await this.users.findMany(ids);
      return found.map((user) => user && toUserView(user, this.env.APP_URL));
    });
  }
}
