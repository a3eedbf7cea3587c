import { ID, ObjectType } from '@nestjs/graphql';
import { AnswerChoice, AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { AuditOutcomeEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import type { AuditOutcome } from './audit-log.result';

/** An event of the audit log as administrators see it. */
@ObjectType('AuditEvent')
export class AuditEventView {
  @AnswerField(ID)
  id!: string;

  @TimestampField()
  at!: number;

  @AnswerField(String)
  action!: string;

  @AnswerChoice(AuditOutcomeEnum)
  outcome!: AuditOutcome;

  @AnswerField(String, {
    description: '`anonymous`, `user`, `cli-token` or `system`, the operator at a shell.',
  })
  actorKind!: string;

  @AnswerField(ID, { nullable: true })
  actorId!: string | null;

  @AnswerField(String, { nullable: true, description: 'The current username.' })
  actorName!: string | null;

  @AnswerField(String, { nullable: true })
  targetKind!: string | null;

  @AnswerField(ID, { nullable: true })
  targetId!: string | null;

  @AnswerField(String, {
    nullable: true,
    description: 'The current name of a user or an organization, or the path of a public rule.',
  })
  targetName!: string | null;

  @AnswerField(String, { nullable: true, description: 'The network only, after 90 days.' })
  ip!: string | null;

  @AnswerField(String, { nullable: true })
  agent!: string | null;

  @AnswerField(String, { description: 'More about it, as JSON.' })
  details!: string;
}

@ObjectType('AuditEventConnection')
export class AuditEventConnection extends connectionOf(AuditEventView, 'AuditEvent') {}
