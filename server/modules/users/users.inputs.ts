import { ArgsType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { IntField, TextField } from '../../kernel/schema/fields';

@ArgsType()
export class UserArgs {
  @TextField({ max: LIMITS.ownerLookup.max })
  readonly username!: string;
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
