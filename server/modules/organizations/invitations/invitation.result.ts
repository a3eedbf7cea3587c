import type { OrganizationRole } from '@kimari/common/enums';
import type { Locale } from '@kimari/common/locale';

/** An open invitation as services return it. */
export type InvitationResult = {
  readonly id: string;
  readonly organizationId: string;
  /** Set when an address was invited. */
  readonly email: string | null;
  /** Set when an account was invited. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly role: OrganizationRole;
  readonly locale: Locale;
  readonly inviter: { readonly id: string; readonly username: string };
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** The description of `mayRegister` in REST and GraphQL. */
export const MAY_REGISTER =
  'Whether this site lets the invited address register, if it has no account yet. Null for an account that was invited by its name.';

/** An invitation that was just sent. */
export type InvitedResult = InvitationResult & {
  /** {@link MAY_REGISTER} */
  readonly mayRegister: boolean | null;
};
