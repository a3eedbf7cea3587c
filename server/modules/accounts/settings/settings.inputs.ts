import { InputType } from '@nestjs/graphql';
import {
  INSTALL_TARGETS,
  type InstallTarget,
  LIST_VIEWS,
  type ListView,
  THEMES,
  type Theme,
} from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { LOCALES, type Locale } from '@kimari/common/locale';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { PREFERRED_SORTS, type PreferredSort } from '@kimari/common/preferences';
import {
  InstallTargetEnum,
  ListViewEnum,
  LocaleEnum,
  RuleOrderFieldEnum,
  ThemeEnum,
} from '../../../kernel/schema/enums';
import { BooleanField, ChoiceField, EmailField, TextField } from '../../../kernel/schema/fields';

@InputType()
export class UpdateSettingsInput {
  @TextField({ ...LIMITS.username, pattern: NAME_PATTERN, optional: true })
  readonly username?: string;

  @EmailField({ ...LIMITS.email, optional: true, description: 'Counts once the mailed link is opened.' })
  readonly email?: string;

  @TextField({
    max: LIMITS.password.max,
    optional: true,
    description:
      'Needed for any change; an account without a password needs a session opened in the last 15 minutes.',
  })
  readonly currentPassword?: string;

  @TextField({ ...LIMITS.password, optional: true })
  readonly newPassword?: string;
}

/** Left out stays; null goes back to the default. */
@InputType()
export class UpdatePreferencesInput {
  @ChoiceField({
    values: LOCALES,
    graphql: LocaleEnum,
    optional: true,
    nullable: true,
    description: 'Language of pages and mails; null lets pages follow the browser.',
  })
  readonly locale?: Locale | null;

  @TextField({
    ...LIMITS.timeZone,
    optional: true,
    nullable: true,
    description: 'IANA time zone of dates; null for that of the browser.',
  })
  readonly timeZone?: string | null;

  @ChoiceField({ values: THEMES, graphql: ThemeEnum, optional: true, nullable: true })
  readonly theme?: Theme | null;

  @ChoiceField({ values: LIST_VIEWS, graphql: ListViewEnum, optional: true, nullable: true })
  readonly listView?: ListView | null;

  @ChoiceField({
    values: PREFERRED_SORTS,
    graphql: RuleOrderFieldEnum,
    optional: true,
    nullable: true,
    description: 'Order of lists without a query.',
  })
  readonly ruleSort?: PreferredSort | null;

  @ChoiceField({ values: INSTALL_TARGETS, graphql: InstallTargetEnum, optional: true, nullable: true })
  readonly installTarget?: InstallTarget | null;

  @BooleanField({ optional: true, nullable: true, description: 'Whether long lines of source texts wrap.' })
  readonly wrapLines?: boolean | null;

  @BooleanField({ optional: true, nullable: true, description: 'Whether shortcuts of a single key are on.' })
  readonly singleKeys?: boolean | null;

  @BooleanField({
    optional: true,
    nullable: true,
    description:
      'Whether a mail tells of versions of starred rules that ask for more, or in which the checks found something new.',
  })
  readonly widerVersionMails?: boolean | null;
}
