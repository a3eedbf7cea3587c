import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { TimestampField } from '../../../kernel/schema/fields';

/** An organization as administrators see it. */
@ObjectType('AdministeredOrganization')
export class RunOrganizationView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(String)
  name!: string;

  @AnswerField(String)
  displayName!: string;

  @TimestampField()
  createdAt!: number;

  @AnswerCount()
  members!: number;

  @AnswerField([String], { description: 'The names of up to ten owners.' })
  owners!: readonly string[];

  @AnswerField([String], { description: 'Those of the named owners who are suspended.' })
  suspendedOwners!: readonly string[];

  @AnswerCount()
  rules!: number;
}

@ObjectType('AdministeredOrganizationConnection')
export class RunOrganizationConnection extends connectionOf(
  RunOrganizationView,
  'AdministeredOrganization',
) {}
