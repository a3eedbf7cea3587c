import { ArgsType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { IntField, TextField } from '../../../kernel/schema/fields';

export class SearchByUsernameInput {
  @TextField({ min: 1, max: LIMITS.ownerLookup.max })
  readonly username!: string;

  @IntField({ min: 1, max: LIMITS.userSearch.max, optional: true, default: LIMITS.userSearch.default })
  readonly limit: number = LIMITS.userSearch.default;
}

@ArgsType()
export class UsersArgs {
  @TextField({ max: LIMITS.ownerLookup.max })
  readonly usernamePrefix!: string;

  @IntField({
    min: 1,
    max: LIMITS.list.max,
    optional: true,
    nullable: true,
    default: LIMITS.userSearch.default,
  })
  readonly first: number | null = LIMITS.userSearch.default;
}
