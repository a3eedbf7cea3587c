import type { RegistryClient } from '../../registry/client';

/** Ends a token at the registry, which answers the same for one that it does not know (RFC 7009 §2.2). */
export async function revoke(client: RegistryClient, token: string): Promise<void> {
  await client.answer('/oauth/revoke', { method: 'POST', form: { token, client_id: 'cli' }, isSafe: true });
}
