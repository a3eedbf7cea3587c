import type { TokenScope } from '@kimari/common/enums';
import { CliTokensService } from '../../../server/modules/auth/tokens/cli-tokens.service';
import type { TestApp } from '../app';
import type { TestUser } from './user';

/** Creates a command-line token with scopes for a user. */
export function aCliToken(
  app: TestApp,
  { id }: TestUser,
  scopes: readonly TokenScope[] = ['read', 'write'],
  clientId = 'test',
): Promise<string> {
  const origin = { ip: '127.0.0.1', agent: 'test' };
  const actor = { kind: 'user', userId: id, sessionId: id, origin } as const;
  return app.nest
    .get(CliTokensService, { strict: false })
    .issue(actor, { userId: id, name: 'a tool', clientId, scopes });
}
