import type { Response } from 'supertest';
import type { TokenKind } from '../../../../server/kernel/crypto/tokens';
import { OneTimeTokens } from '../../../../server/modules/auth/one-time-tokens.service';
import type { OneTimePurpose } from '../../../../server/modules/auth/one-time-token.entity';
import { useTestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aCliToken } from '../../../support/factories/cli-token';
import { aDevice } from '../../../support/factories/device';
import { socialSignIns, useProvider } from '../../../support/social';
import { aUser, type TestUser } from '../../../support/factories/user';

type Kind = TokenKind | 'access';

/** Where a token can be sent, the kinds that work there, and how one sees that it worked. */
type Consumer = {
  readonly name: string;
  readonly accepts: readonly Kind[];
  readonly send: (token: string) => PromiseLike<Response>;
  readonly worked: (answer: Response) => boolean | Promise<boolean>;
};

describe('a token', () => {
  const provider = useProvider();
  const app = useTestApp(provider.settings);
  const { begin, run } = socialSignIns(app, () => provider.it);
  const post = (path: string, body: object) => as(app, null).post(`/api/auth/${path}`, body);
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    app.http().post(`/oauth/${path}`).type('form').send(fields);
  const isOk = ({ status }: Response) => status === 200;

  const oneTime = (purpose: OneTimePurpose, { id, email }: TestUser) =>
    app.nest
      .get(OneTimeTokens, { strict: false })
      .issue(purpose, { userId: id, payload: { email, emailKey: email }, lifetime: 60_000 });

  /** A live token of every kind. The compiler asks for a new kind here. */
  const TOKENS: Readonly<Record<Kind, (user: TestUser) => Promise<string> | string>> = {
    access: ({ accessToken }) => accessToken,
    refresh: ({ refreshToken }) => refreshToken,
    cli: (user) => aCliToken(app, user),
    device: async () => (await aDevice(app, { clientId: 'test' })).deviceCode,
    verifyEmail: (user) => oneTime('verify-email', user),
    resetPassword: (user) => oneTime('reset-password', user),
    changeEmail: (user) => oneTime('change-email', user),
    invitation: (user) => oneTime('invitation', user),
    socialSignUp: async () => (await run('github', { action: 'register' })).body.tempToken as string,
    secondFactor: (user) => oneTime('second-factor', user),
    socialState: async () => (await begin('github')).state,
  };

  /** Every place that takes a token. A new one needs only a line here. */
  const CONSUMERS: readonly Consumer[] = [
    {
      name: 'the bearer of a REST call',
      accepts: ['access', 'cli'],
      send: (token) => as(app, token).get('/api/auth/me'),
      worked: isOk,
    },
    {
      name: 'the bearer of a REST call that needs a session',
      accepts: ['access'],
      send: (token) => as(app, token).get('/api/auth/sessions'),
      worked: isOk,
    },
    {
      name: 'the bearer of a GraphQL operation',
      accepts: ['access', 'cli'],
      send: (token) => as(app, token).graphql('{ viewer { email } }'),
      worked: ({ body }) => (body as { data: { viewer: object | null } }).data.viewer !== null,
    },
    {
      name: 'refresh',
      accepts: ['refresh'],
      send: (refreshToken) => post('refresh', { refreshToken }),
      worked: isOk,
    },
    {
      name: 'logout',
      accepts: ['refresh'],
      send: (refreshToken) => post('logout', { refreshToken }),
      worked: isOk,
    },
    {
      name: 'verifyEmail',
      accepts: ['verifyEmail', 'changeEmail'],
      send: (token) => post('verifyEmail', { token }),
      worked: isOk,
    },
    {
      name: 'resetPassword',
      accepts: ['resetPassword'],
      send: (token) => post('resetPassword', { token, newPassword: 'a staple battery 42' }),
      worked: isOk,
    },
    {
      name: 'completeSecondFactor',
      accepts: ['secondFactor'],
      send: (challengeToken) => post('completeSecondFactor', { challengeToken, code: '000000' }),
      worked: ({ body }) =>
        (body as { message: string }).message ===
        'コードが合いません。次のコードを待って、入力し直してください。',
    },
    {
      name: 'completeOAuthRegistration',
      accepts: ['socialSignUp'],
      send: (tempToken) => post('completeOAuthRegistration', { tempToken, username: 'newcomer' }),
      worked: isOk,
    },
    {
      name: 'oauthCallback',
      accepts: ['socialState'],
      send: (state) => post('oauthCallback', { provider: 'github', code: 'code', state }),
      worked: ({ body }) => (body as { message: string }).message === '認証コードが無効です。',
    },
    {
      name: 'the poll of a device',
      accepts: ['device'],
      send: (deviceCode) => post('device/token', { deviceCode, clientId: 'test' }),
      worked: ({ body }) => (body as { error?: string }).error === 'authorization_pending',
    },
    {
      name: 'the poll of a device, as OAuth',
      accepts: ['device'],
      send: (device_code) =>
        form('token', {
          grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
          client_id: 'test',
          device_code,
        }),
      worked: ({ body }) => (body as { error?: string }).error === 'authorization_pending',
    },
    {
      name: 'the revocation of OAuth',
      accepts: ['cli'],
      send: (token) => form('revoke', { token, client_id: 'test' }),
      worked: async () => (await revocations()) > 0,
    },
  ];

  const revocations = async (): Promise<number> => {
    const rows = await app.database.rows(
      `select 1 from cli_tokens where revoked_at is not null
       union all select 1 from sessions where revoked_at is not null
       union all select 1 from one_time_tokens where consumed_at is not null and purpose <> 'verify-email'`,
    );
    return rows.length;
  };

  it.each(CONSUMERS.map((consumer) => [consumer.name, consumer] as const))(
    'works for nothing but its own purpose: %s',
    async (_, { accepts, send, worked }) => {
      const accepted: string[] = [];
      for (const [kind, tokenFor] of Object.entries(TOKENS)) {
        const answer = await send(await tokenFor(await aUser(app)));
        expect(answer.status).toBeLessThan(500);
        if (await worked(answer)) accepted.push(kind);
        await app.clear();
      }
      expect(accepted).toEqual(accepts);
    },
  );
});
