import { LIMITS } from '@kimari/common/limits';
import { LOCALES, type Locale } from '@kimari/common/locale';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { AtLeastOne } from '../../../kernel/schema/at-least-one';
import { LocaleEnum } from '../../../kernel/schema/enums';
import { ChoiceField, EmailField, TextField } from '../../../kernel/schema/fields';

/** `email` or `username`; with both, `email` counts. REST only. */
@AtLeastOne('email', 'username')
export class InviteInput {
  @EmailField({ ...LIMITS.email, optional: true })
  readonly email?: string;

  @TextField({
    min: 1,
    max: LIMITS.ownerLookup.max,
    pattern: NAME_PATTERN,
    optional: true,
    description: 'Invite the account with this name instead.',
  })
  readonly username?: string;

  @ChoiceField({ values: LOCALES, graphql: LocaleEnum, optional: true })
  readonly locale?: Locale;
}

/** REST only. */
export class AcceptInvitationInput {
  @TextField({ min: 1, max: LIMITS.token.max })
  readonly token!: string;
}
