import { ORGANIZATION_NAME_PATTERN } from '@kimari/common/patterns';
import { z } from 'zod';
import { listSetting } from './list-setting';

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

function readGrant(entry: string): GroupGrant | null {
  const { group = '', organization = '', role = 'member' } = GRANT.exec(entry)?.groups ?? {};
  const names = { group: group.trim(), organization: organization.trim() };
  const isGrant = names.group !== '' && ORGANIZATION_NAME_PATTERN.test(names.organization);
  return isGrant ? { ...names, role: role as GroupRole } : null;
}

/** The settings of memberships that follow groups at the provider of OpenID Connect. */
export const GROUP_SETTINGS = {
  OIDC_GROUPS_CLAIM: z
    .string()
    .regex(/^[!-~]{1,200}$/, 'give the name of a claim')
    .optional()
    .describe('claim in which that provider lists the groups of a person, such as groups; needs OIDC_GROUPS'),
  OIDC_GROUPS: listSetting({
    separator: ';',
    read: readGrant,
    fault: 'is not GROUP=ORGANIZATION or GROUP=ORGANIZATION:admin',
  })
    .default([])
    .describe(
      'what groups there mean: GROUP=ORGANIZATION or GROUP=ORGANIZATION:admin, separated by semicolons',
    ),
};
