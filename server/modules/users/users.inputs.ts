import { ArgsType } from '@nestjs/graphql';
import { LIMITS } from '../../../common/limits';
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

  @IntField({ min: 1, max: LIMITS.list.max, default: LIMITS.userSearch.default })
  readonly first: number = LIMITS.userSearch.default;
}
