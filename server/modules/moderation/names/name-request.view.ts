import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { NameRequestState } from '@kimari/common/enums';
import { AnswerChoice, AnswerCount, AnswerField } from '../../../kernel/schema/answer-field';
import { free, included } from '../../../kernel/graphql/prices';
import { PageInfo } from '../../../kernel/schema/connection';
import { NameRequestStateEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import { PageBody } from '../../../kernel/schema/page.body';
import { UserRefView } from '../people.view';

/** Somebody's request to take a name that looks like somebody else's. */
@ObjectType('NameRequest')
export class NameRequestView {
  @AnswerField(ID)
  id!: string;

  @AnswerField(UserRefView, { description: 'Who asks.' })
  user!: UserRefView;

  @AnswerField(String)
  name!: string;

  @AnswerField(String, { description: 'The name that it looked like when it was asked for.' })
  imitated!: string;

  @AnswerField(String)
  reason!: string;

  @AnswerChoice(NameRequestStateEnum)
  state!: NameRequestState;

  @TimestampField()
  requestedAt!: number;

  @TimestampField({ nullable: true })
  decidedAt!: number | null;

  @AnswerField(UserRefView, { nullable: true, description: 'For moderators.' })
  decidedBy!: UserRefView | null;

  @AnswerField(String, { nullable: true, description: 'The words to whoever asked.' })
  answer!: string | null;
}

/** Requests for moderators. */
@ObjectType('NameRequestQueue')
export class NameRequestQueueView {
  @Field(() => [NameRequestView], { complexity: included })
  requests!: NameRequestView[];

  @AnswerCount({ description: 'How many wait for a decision.' })
  open!: number;

  @Field(() => PageInfo, { complexity: free })
  pageInfo!: PageInfo;

  @AnswerCount({ description: 'How many there are in this list.' })
  totalCount!: number;
}

/** Somebody's requests for names, over REST. */
export class OwnNameRequestsBody {
  @AnswerField([NameRequestView])
  requests!: NameRequestView[];
}

/** A page of requests for moderators, over REST. */
export class NameRequestListBody extends PageBody {
  @AnswerField([NameRequestView])
  requests!: NameRequestView[];

  @AnswerCount({ description: 'How many wait for a decision.' })
  open!: number;
}
