import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { connectionOf } from '../../../kernel/schema/connection';
import { SecurityEventKindEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import type { SecurityEventKind } from './security-event.result';

/** Something that happened to the caller's account. */
@ObjectType('SecurityEvent')
export class SecurityEventView {
  @AnswerField(String)
  id!: string;

  @Field(() => SecurityEventKindEnum)
  @ApiProperty({ type: String, enum: Object.values(SecurityEventKindEnum) })
  kind!: SecurityEventKind;

  @AnswerField(String, { description: 'What happened, in the language of the response.' })
  text!: string;

  @TimestampField({ description: 'When it happened, for several in a row the last time.' })
  at!: number;

  @Field(() => Int, { description: 'How often it happened in a row.' })
  @ApiProperty({ type: 'integer', description: 'How often it happened in a row.' })
  count!: number;

  @AnswerField(String, { nullable: true, description: 'Shortened network address.' })
  place!: string | null;

  @AnswerField(String, { nullable: true, description: 'Browser or program, shortened.' })
  agent!: string | null;

  @AnswerField(String, {
    nullable: true,
    description: 'What it was about: the name of a token, a provider or a tool.',
  })
  subject!: string | null;
}

@ObjectType()
export class SecurityEventConnection extends connectionOf(SecurityEventView, 'SecurityEvent') {}
