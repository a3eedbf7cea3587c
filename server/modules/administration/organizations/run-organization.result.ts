/** An organization as administrators and operators see it. */
export type RunOrganization = {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly createdAt: Date;
  readonly members: number;
  /** The names of up to ten owners. */
  readonly owners: readonly string[];
  /** Those of the named owners who are suspended. */
  readonly suspendedOwners: readonly string[];
  readonly rules: number;
};
