import { InputType } from '@nestjs/graphql';
import { IdField } from '../../../kernel/schema/fields';

@InputType()
export class RevokeCliTokenInput {
  @IdField({ description: 'Id of the token, or `current` for the command-line token of the request.' })
  readonly tokenId!: string;
}
