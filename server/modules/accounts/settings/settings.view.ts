import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  INSTALL_TARGETS,
  type InstallTarget,
  LIST_VIEWS,
  type ListView,
  SOCIAL_PROVIDERS,
  type SocialProviderName,
  THEMES,
  type Theme,
} from '@kimari/common/enums';
import { LOCALES, type Locale } from '@kimari/common/locale';
import { PREFERRED_SORTS, type PreferredSort } from '@kimari/common/preferences';
import {
  InstallTargetEnum,
  ListViewEnum,
  LocaleEnum,
  RuleOrderFieldEnum,
  SocialProviderEnum,
  ThemeEnum,
} from '../../../kernel/schema/enums';
import { AnswerField } from '../../../kernel/schema/answer-field';
import { TimestampField } from '../../../kernel/schema/fields';

const Choice = (values: readonly string[], graphql: object) => (prototype: object, name: string | symbol) => {
  Field(() => graphql, { nullable: true })(prototype, name);
  ApiProperty({ type: String, enum: [...values], nullable: true })(prototype, name);
};

/** How a person likes to see and use the site. Null is the default. */
@ObjectType('Preferences')
export class PreferencesView {
  /** The chosen language of pages. */
  @Choice(LOCALES, LocaleEnum)
  locale!: Locale | null;

  @Choice(THEMES, ThemeEnum)
  theme!: Theme | null;

  @Choice(LIST_VIEWS, ListViewEnum)
  listView!: ListView | null;

  @Choice(PREFERRED_SORTS, RuleOrderFieldEnum)
  ruleSort!: PreferredSort | null;

  @Choice(INSTALL_TARGETS, InstallTargetEnum)
  installTarget!: InstallTarget | null;

  @AnswerField(Boolean, { nullable: true, description: 'Whether long lines of source texts wrap.' })
  wrapLines!: boolean | null;

  @AnswerField(Boolean, { nullable: true, description: 'Whether shortcuts of a single key are on.' })
  singleKeys!: boolean | null;

  @AnswerField(Boolean, {
    nullable: true,
    description:
      'Whether a mail tells of versions of starred rules that ask for more, or in which the checks found something new.',
  })
  widerVersionMails!: boolean | null;
}

/** The settings of the caller's account. */
@ObjectType('AccountSettings')
export class AccountSettingsView {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => Boolean)
  emailVerified!: boolean;

  @Field(() => String, { nullable: true, description: 'A new address that waits for its confirmation.' })
  pendingEmail!: string | null;

  @Field(() => Boolean)
  hasPassword!: boolean;

  @Field(() => [SocialProviderEnum], {
    description: 'Services at which a linked account signs the owner in.',
  })
  providers!: readonly SocialProviderName[];

  @Field(() => LocaleEnum, { description: 'Language of mails.' })
  locale!: Locale;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone of dates; null for that of the browser.',
  })
  timeZone!: string | null;

  @Field(() => PreferencesView)
  preferences!: PreferencesView;

  @TimestampField()
  createdAt!: number;

  @TimestampField()
  updatedAt!: number;
}

/** The same over REST, where the contract writes some names in snake_case. */
export class SettingsBody {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String, format: 'email' })
  email!: string;

  @ApiProperty({ type: String })
  username!: string;

  @ApiProperty({ type: Boolean })
  email_verified!: boolean;

  @ApiProperty({ type: 'integer', description: 'Unix time in seconds.' })
  created_at!: number;

  @ApiProperty({ type: 'integer', description: 'Unix time in seconds.' })
  updated_at!: number;

  @ApiProperty({ type: Boolean })
  hasPassword!: boolean;

  @ApiProperty({ type: [String], enum: [...SOCIAL_PROVIDERS] })
  providers!: readonly SocialProviderName[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'A new address that waits for its confirmation.',
  })
  pendingEmail!: string | null;

  @ApiProperty({ type: String, enum: [...LOCALES], description: 'Language of mails.' })
  locale!: Locale;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'IANA time zone of dates; null for that of the browser.',
  })
  timeZone!: string | null;

  @ApiProperty({ type: PreferencesView })
  preferences!: PreferencesView;
}
