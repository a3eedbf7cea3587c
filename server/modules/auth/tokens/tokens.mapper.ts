import { unixSeconds } from '../../../kernel/clock';
import type { CliToken } from './cli-token.entity';
import { CliTokenView } from './tokens.view';

/** Maps a command-line token for its owner. */
export function toCliTokenView(token: CliToken): CliTokenView {
  return Object.assign(new CliTokenView(), {
    id: token.id,
    name: token.name,
    clientId: token.clientId,
    lastFour: token.lastFour,
    lastUsedAt: token.lastUsedAt && unixSeconds(token.lastUsedAt),
    createdAt: unixSeconds(token.createdAt),
    expiresAt: unixSeconds(token.expiresAt),
    scopes: token.scopes,
  });
}
