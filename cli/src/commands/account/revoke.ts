import { Failure } from '../../failure';
import type { Context } from '../../run/context';

/**
 * Ends a token at the registry, whichever client it was made for. `unknown`: it did not work there any more. Throws Failure
 * where the token still works.
 */
export async function revoke(
  context: Context,
  origin: string,
  token: string,
): Promise<'revoked' | 'unknown'> {
  const client = context.clientFor({ origin, token });
  try {
    await client.object('/api/auth/cli-tokens/revoke', {
      ...{ method: 'POST', body: { tokenId: 'current' }, isSafe: true },
    });
    return 'revoked';
  } catch (error) {
    if (error instanceof Failure && error.fields.status === 401) return 'unknown';
    throw error;
  }
}
