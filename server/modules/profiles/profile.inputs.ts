import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../kernel/schema/fields';

export class GetProfileInput {
  @TextField({ min: 1, max: LIMITS.ownerLookup.max })
  readonly username!: string;
}
