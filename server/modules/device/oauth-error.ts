import type { PublicError } from '../../kernel/errors/public-error';

const OAUTH_REASON = /^oauth\.(\w+)$/;
/** Everything that RFC 6749 §5.2 does not allow in a description. */
const NOT_ALLOWED = /[^\x20\x21\x23-\x5b\x5d-\x7e]/g;

/** The body of an OAuth error (RFC 6749 §5.2). */
export function oauthError(error: PublicError): object {
  return { error: nameOf(error), error_description: describe(error).replace(NOT_ALLOWED, "'") };
}

function nameOf({ status, reason }: PublicError): string {
  const own = OAUTH_REASON.exec(reason)?.[1];
  if (own !== undefined) return own.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (status >= 500) return 'server_error';
  // Standard clients that poll know how to slow down.
  return status === 429 ? 'slow_down' : 'invalid_request';
}

/** Names the parameters that are missing or wrong. */
function describe({ message, issues = [] }: PublicError): string {
  const details = issues.map((issue) => [...issue.path, issue.message].join(': '));
  return details.length === 0 ? message : details.join('; ');
}
