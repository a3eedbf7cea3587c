/** Usernames and rule names. */
export const NAME_PATTERN = /^[a-zA-Z0-9_-]+$/;
/** Organization names have no underscore. */
export const ORGANIZATION_NAME_PATTERN = /^[a-zA-Z0-9-]+$/;
/** Three numbers without leading zeros (semver 2.0.0 without pre-release and build). */
export const SEMVER_PATTERN = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;
/** Address of a rule; the leading `@` may be missing. */
export const RULE_PATH_PATTERN = /^@?[a-zA-Z0-9_-]+\/[a-zA-Z0-9_-]+$/;
/** Names of OAuth clients. */
export const CLIENT_ID_PATTERN = /^[a-zA-Z0-9][a-zA-Z0-9 ._-]*$/;
/** A SHA-256 digest in base64url, and the secret that it belongs to (RFC 7636 §4.1). */
export const CODE_CHALLENGE_PATTERN = /^[A-Za-z0-9_-]{43}$/;
export const CODE_VERIFIER_PATTERN = /^[A-Za-z0-9._~-]{43,128}$/;
