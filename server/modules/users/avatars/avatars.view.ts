import { ObjectType } from '@nestjs/graphql';
import { AnswerField } from '../../../kernel/schema/answer-field';

@ObjectType('UploadAvatarResult')
export class UploadAvatarResultView {
  @AnswerField(String, {
    description: 'Path of the picture on this site.',
    rest: { description: 'Key of the picture, to be put after `/api/`.' },
  })
  avatarUrl!: string;
}
