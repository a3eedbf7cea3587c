import { Failure } from '../../failure';
import { badAnswer, Reader } from '../../registry/answers';
import type { RegistryClient } from '../../registry/client';

/** A token of the account, on whichever machine it is. */
export type AccountToken = {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly scopes: readonly string[];
  /** Unix seconds; null for never. */
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
};

/** All tokens of the account; null where the registry does not show them to this one, as tokens may not manage tokens. */
export async function accountTokens(client: RegistryClient): Promise<readonly AccountToken[] | null> {
  if (!client.isSignedIn) return null;
  const answer = await permitted(client.json('/api/auth/cli-tokens'));
  if (answer === null) return null;
  if (!Array.isArray(answer)) throw badAnswer('cli-tokens');
  return answer.map((value) => {
    const reader = Reader.of(value, 'cli-token');
    return {
      id: reader.text('id'),
      name: reader.text('name'),
      lastFour: reader.text('lastFour'),
      scopes: reader.list('scopes', String),
      lastUsedAt: reader.optionalNumber('lastUsedAt'),
      expiresAt: reader.optionalNumber('expiresAt'),
    };
  });
}

/** Ends a token of the account; false where the registry wants a person for it. */
export async function revokeById(client: RegistryClient, tokenId: string): Promise<boolean> {
  return (await permitted(client.post('/api/auth/cli-tokens/revoke', { tokenId }))) !== null;
}

/** Null for a refusal because of rights; network trouble and everything else is thrown. */
async function permitted<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Failure && error.code === 'FORBIDDEN') return null;
    throw error;
  }
}
