import { ArgsType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../kernel/schema/fields';

@ArgsType()
export class UserArgs {
  @TextField({ max: LIMITS.ownerLookup.max })
  readonly username!: string;
}
