import { LIMITS } from '@kimari/common/limits';
import { LOCALES, type Locale } from '@kimari/common/locale';
import { NAME_PATTERN } from '@kimari/common/patterns';
import type { Issue } from '../../../kernel/errors/issue';
import { LocaleEnum } from '../../../kernel/schema/enums';
import { wrongType } from '../../../kernel/schema/field-spec';
import { ChoiceField, EmailField, TextField } from '../../../kernel/schema/fields';
import { CheckTogether } from '../../../kernel/schema/input-fields';

/** `email` or `username`; with both, `email` counts. REST only. */
@CheckTogether(checkInvited)
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

function checkInvited({ email, username }: InviteInput): readonly Issue[] {
  return email === undefined && username === undefined ? [wrongType('string', undefined, ['email'])] : [];
}
