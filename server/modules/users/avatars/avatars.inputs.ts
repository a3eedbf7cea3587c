import { InputType } from '@nestjs/graphql';
import { LIMITS } from '@kimari/common/limits';
import { TextField } from '../../../kernel/schema/fields';

@InputType()
export class UploadAvatarInput {
  @TextField({
    min: 1,
    description: 'The image in base64, also with `data:…;base64,` before it; at most 5 MiB when decoded.',
  })
  readonly image!: string;

  @TextField({ min: 1, ...LIMITS.avatarFilename, description: 'Ends in jpg, jpeg, png, gif or webp.' })
  readonly filename!: string;
}
