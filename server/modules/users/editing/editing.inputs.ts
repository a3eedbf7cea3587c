import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { LineField, TextField, WebsiteField } from '../../../kernel/schema/fields';

/** A field left out stays; null or an empty text clears it. */
const emptied = { optional: true, nullable: true } as const;

@InputType()
export class UpdateProfileInput {
  @LineField({ ...LIMITS.displayName, ...emptied })
  readonly displayName?: string | null;

  @TextField({ ...LIMITS.bio, ...emptied })
  readonly bio?: string | null;

  @LineField({ ...LIMITS.location, ...emptied })
  readonly location?: string | null;

  @WebsiteField({ ...LIMITS.website, ...emptied })
  readonly website?: string | null;
}
