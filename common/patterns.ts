/** Usernames and rule names. */
export const NAME_PATTERN = /^[a-zA-Z0-9_-]+$/;
/** Organization names have no underscore. */
export const ORGANIZATION_NAME_PATTERN = /^[a-zA-Z0-9-]+$/;
/** Three numbers without leading zeros (semver 2.0.0 without pre-release and build). */
export const SEMVER_PATTERN = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;
/** Address of a rule; the leading `@` may be missing. */
export const RULE_PATH_PATTERN = /^@?[a-zA-Z0-9_-]+\/[a-zA-Z0-9_-]+$/;
