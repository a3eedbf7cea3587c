import { IdField } from '../../../kernel/schema/fields';

/** REST only. */
export class RevokeCliTokenInput {
  @IdField({ description: 'Id of the token, or `current` for the command-line token of the request.' })
  readonly tokenId!: string;
}
