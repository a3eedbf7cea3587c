import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { SocialProviderEnum } from '../../../kernel/schema/enums';
import { TimestampField } from '../../../kernel/schema/fields';
import { SecondFactorNeededView } from '../sign-in/sign-in.view';
import { TokenPairView } from '../sessions/sessions.view';

const RedirectUrlField = () =>
  AnswerField(String, { description: 'Path of this site to go to.', rest: { pattern: '^/(?![/\\\\])' } });

/** Decorates a provider's name for both APIs. */
function ProviderAnswer(): PropertyDecorator {
  return (prototype, name) => {
    Field(() => SocialProviderEnum)(prototype, name);
    ApiProperty({ type: String, enum: [...SOCIAL_PROVIDERS] })(prototype, name);
  };
}

@ObjectType('OAuthAuthorization')
export class AuthorizationView {
  @AnswerField(String, { description: 'Where the browser goes.', rest: { format: 'uri' } })
  authorizationUrl!: string;
}

/** A session that a sign-in at a provider started. */
@ObjectType('OAuthSession')
export class SocialSessionView extends TokenPairView {
  @RedirectUrlField()
  redirectUrl!: string;

  @AnswerField(Boolean, { description: 'False: new accounts come about with their username.' })
  isNewUser!: boolean;
}

/** A person without an account, who chooses a username next. */
@ObjectType('OAuthUsernameNeeded')
export class UsernameNeededView {
  @AnswerField(String, { description: 'To be sent with the username; valid 15 minutes.' })
  tempToken!: string;

  @ProviderAnswer()
  provider!: SocialProviderName;

  @AnswerField(Boolean, { rest: { enum: [true] } })
  requiresUsername!: true;

  @AnswerField(String, { optional: true, description: 'A free name made from the account there.' })
  suggestedUsername?: string;
}

/** An account at a provider that now signs in the caller, who began this in the settings. */
@ObjectType('ProviderLinked')
export class ProviderLinkedView {
  @ProviderAnswer()
  provider!: SocialProviderName;

  @AnswerField(Boolean, { rest: { enum: [true] } })
  linked!: true;

  @RedirectUrlField()
  redirectUrl!: string;
}

/** The outcome of a provider's callback. */
export const SocialOutcomeView = createUnionType({
  name: 'OAuthOutcome',
  types: () => [SocialSessionView, UsernameNeededView, SecondFactorNeededView, ProviderLinkedView] as const,
  resolveType: (outcome: object) =>
    [UsernameNeededView, SecondFactorNeededView, ProviderLinkedView].find(
      (type) => outcome instanceof type,
    ) ?? SocialSessionView,
});

/** An account at a provider that signs the caller in. */
@ObjectType('LinkedAccount')
export class LinkedAccountView {
  @ProviderAnswer()
  provider!: SocialProviderName;

  @AnswerField(String, { description: 'How the account is called there: a login name or an address.' })
  name!: string;

  @TimestampField()
  linkedAt!: number;
}
