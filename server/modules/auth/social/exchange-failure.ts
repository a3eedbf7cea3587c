import type { AppError } from '../../../kernel/errors/app-error';
import { appErrorIn } from '../../../kernel/errors/database-errors';
import { InvalidCode, ProviderFailed } from './social.errors';

/** A code that is unknown, used, expired, or presented with the wrong verifier (RFC 6749 §5.2; GitHub's own word). */
const REFUSED_CODES: readonly unknown[] = ['invalid_grant', 'bad_verification_code'];

/** The declared error for whatever went wrong between a provider, by its name for people, and its strategy. */
export function failureOf(error: unknown, provider: string): AppError {
  if (isRefusedCode(error)) return InvalidCode({}, { cause: error });
  return appErrorIn(error) ?? ProviderFailed({ provider }, { cause: error });
}

/** The strategies of passport have the word as `code`, openid-client has it as `error`. */
function isRefusedCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, error: word } = error as { readonly code?: unknown; readonly error?: unknown };
  return REFUSED_CODES.includes(code) || REFUSED_CODES.includes(word);
}
