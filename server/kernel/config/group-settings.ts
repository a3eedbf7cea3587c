import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { z } from 'zod';

/** The role in an organization that a group at the provider gives. Owners are appointed here. */
export type GroupRole = 'member' | 'admin';

/** The membership that a group at the provider gives. */
type GroupGrant = {
  readonly group: string;
  /** The name of the organization. */
  readonly organization: string;
  readonly role: GroupRole;
};

/** A name of a group may contain commas and equals signs, as in a directory (`cn=dev,ou=groups`). */
const GRANT = /^(?<group>.+)=(?<organization>[^=:]+?)(?::(?<role>member|admin))?$/;

function grantsIn(text: string, context: z.RefinementCtx): readonly GroupGrant[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const { group = '', organization = '', role = 'member' } = GRANT.exec(part)?.groups ?? {};
      const names = { group: group.trim(), organization: organization.trim() };
      if (names.group !== '' && ORGANIZATION_NAME_PATTERN.test(names.organization))
        return [{ ...names, role: role as GroupRole }];
      context.addIssue(`give GROUP=ORGANIZATION or GROUP=ORGANIZATION:admin, not ${JSON.stringify(part)}`);
      return [];
    });
}

/** The settings of memberships that follow groups at the provider of OpenID Connect. */
export const GROUP_SETTINGS = {
  OIDC_GROUPS_CLAIM: z
    .string()
    .regex(/^[!-~]{1,200}$/, 'give the name of a claim')
    .optional()
    .describe('claim in which that provider lists the groups of a person, such as groups; needs OIDC_GROUPS'),
  OIDC_GROUPS: z
    .string()
    .default('')
    .transform(grantsIn)
    .describe(
      'what groups there mean: GROUP=ORGANIZATION or GROUP=ORGANIZATION:admin, separated by semicolons',
    ),
};
