import { Field, Float, ObjectType } from '@nestjs/graphql';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { JobOutcomeEnum, VerdictEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';

/** The last run of a scheduled job, in whichever process. */
@ObjectType('JobRun')
export class JobRunView {
  @AnswerField(String)
  name!: string;

  @TimestampField()
  startedAt!: number;

  @TimestampField({ nullable: true, description: 'Null while it runs; Unix time in seconds.' })
  finishedAt!: number | null;

  @AnswerChoice(JobOutcomeEnum)
  outcome!: 'running' | 'done' | 'failed';

  @AnswerField(String, { nullable: true })
  error!: string | null;
}

@ObjectType('DatabaseState')
export class DatabaseStateView {
  @AnswerField(String, { description: '`ready`, `busy` or `read-only`.' })
  state!: string;

  @AnswerField(String)
  version!: string;

  @Field(() => Float, { description: 'Bytes.' })
  size!: number;

  @AnswerCount()
  connections!: number;

  @AnswerCount()
  mostConnections!: number;
}

@ObjectType('SearchState')
export class SearchStateView {
  @AnswerCount({ description: 'The form in which this release indexes rules.' })
  revision!: number;

  @AnswerCount({ description: 'Rules that can be found.' })
  documents!: number;

  @AnswerCount({ description: 'Those of an earlier form, which are indexed again.' })
  waiting!: number;

  @TimestampField({
    nullable: true,
    description: 'When it was last looked whether terms must be counted anew.',
  })
  statisticsAt!: number | null;
}

/** The result of checking one part, in the words of `npm run doctor`. */
@ObjectType('PartState')
export class PartStateView {
  @AnswerField(String, { description: '`disk`, `mail` or `storage`.' })
  part!: string;

  @AnswerChoice(VerdictEnum)
  verdict!: 'good' | 'doubtful' | 'broken';

  @AnswerField(String, { description: 'Holds no secret.' })
  message!: string;
}

/** The state of the installation. */
@ObjectType('InstallationState')
export class InstallationStateView {
  @AnswerField(DatabaseStateView)
  database!: DatabaseStateView;

  @AnswerField(SearchStateView)
  search!: SearchStateView;

  @AnswerField([PartStateView])
  parts!: readonly PartStateView[];
}
