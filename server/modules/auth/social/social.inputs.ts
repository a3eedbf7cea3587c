import { InputType } from '@nestjs/graphql';
import { SOCIAL_PROVIDERS, type SocialProviderName } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { SocialActionEnum, SocialProviderEnum } from '../../../kernel/schema/enums';
import { ChoiceField, TextField } from '../../../kernel/schema/fields';
import { TokenField } from '../token-field';

const ProviderField = () => ChoiceField({ values: SOCIAL_PROVIDERS, graphql: SocialProviderEnum });
const ParameterField = () => TextField({ min: 1, max: LIMITS.oauthParameter.max });
const RedirectField = (initial: string) =>
  TextField({
    ...LIMITS.redirectUrl,
    optional: true,
    description: `Where to go afterwards: a path of this site, or an address with its origin; by default ${initial}.`,
  });
const PasswordField = () =>
  TextField({
    max: LIMITS.password.max,
    optional: true,
    description: 'Needed for accounts with a password; others need a session opened in the last 15 minutes.',
  });

@InputType('OAuthInitializeInput')
export class OAuthInitializeInput {
  @ProviderField()
  readonly provider!: SocialProviderName;

  @RedirectField('/')
  readonly redirectUrl?: string;

  @ChoiceField({
    values: ['login', 'register'],
    graphql: SocialActionEnum,
    optional: true,
    default: 'login',
    description: 'What to do with people who have no account: refuse them, or let them choose a username.',
  })
  readonly action: 'login' | 'register' = 'login';
}

@InputType('OAuthCallbackInput')
export class OAuthCallbackInput {
  @ProviderField()
  readonly provider!: SocialProviderName;

  @ParameterField()
  readonly code!: string;

  @ParameterField()
  readonly state!: string;

  @TextField({
    max: LIMITS.redirectUrl.max,
    optional: true,
    description: 'The parameter of that name, if the provider sent one (RFC 9207).',
  })
  readonly iss?: string;
}

@InputType('CompleteOAuthRegistrationInput')
export class CompleteOAuthRegistrationInput {
  @TokenField()
  readonly tempToken!: string;

  @TextField({ ...LIMITS.username, pattern: NAME_PATTERN })
  readonly username!: string;
}

@InputType()
export class LinkProviderInput {
  @ProviderField()
  readonly provider!: SocialProviderName;

  @RedirectField('/settings/security')
  readonly redirectUrl?: string;

  @PasswordField()
  readonly currentPassword?: string;
}

@InputType()
export class UnlinkProviderInput {
  @ProviderField()
  readonly provider!: SocialProviderName;

  @PasswordField()
  readonly currentPassword?: string;
}
