import { SOCIAL_PROVIDER_LABELS, type SocialProviderName } from '@kimari/common/enums';
import type { AppError } from '../../../kernel/errors/app-error';
import { appErrorIn } from '../../../kernel/errors/database-errors';
import { InvalidCode, ProviderFailed } from './social.errors';

/** A code that is unknown, used, expired, or presented with the wrong verifier (RFC 6749 §5.2; GitHub's own word). */
const REFUSED_CODES = ['invalid_grant', 'bad_verification_code'];

/** The declared error for whatever went wrong between a provider and its strategy. */
export function failureOf(error: unknown, provider: SocialProviderName): AppError {
  const isRefusedCode =
    error instanceof Error && 'code' in error && REFUSED_CODES.includes(String(error.code));
  if (isRefusedCode) return InvalidCode({}, { cause: error });
  return (
    appErrorIn(error) ?? ProviderFailed({ provider: SOCIAL_PROVIDER_LABELS[provider] }, { cause: error })
  );
}
