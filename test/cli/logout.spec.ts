import { type Handler, sendJson } from './support/hostile-registry';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(60_000);

const world = useHostileRegistry();
const TOKEN = 'kmr_0123456789012345678901234567890123456789';

/** Signs in, and out again at a registry that answers so when it shall revoke the token. */
async function logOut(revoke: Handler) {
  world.registry.answers({
    '/api/auth/me': sendJson({ username: 'hana' }),
    '/api/auth/cli-tokens/revoke': revoke,
  });
  await world.machine.ok(['login', '--with-token'], { input: TOKEN });
  const { code, out, err } = await world.machine.run(['logout']);
  expect((await world.machine.run(['whoami'])).code).toBe(7);
  return { code, out, err };
}

it('says that a token still works when the registry cannot be reached, and where to end it', async () => {
  const { code, err } = await logOut((_request, response) => response.destroy());
  expect([code, err]).toEqual([8, expect.stringContaining('could not be reached, so the token still works')]);
  expect(err).toContain(`${world.registry.origin}/settings/security`);
});

it('says why a registry does not end a token, instead of calling it unreachable', async () => {
  const refusal = { code: 'FORBIDDEN', status: 403, message: 'Not by a tool.' };
  const { code, err } = await logOut(sendJson(refusal, 403));
  expect([code, err]).toEqual([6, expect.stringContaining('still works: Not by a tool.')]);
});

it('says that a token was no longer valid', async () => {
  const refusal = { code: 'UNAUTHORIZED', status: 401, message: 'Who?' };
  const { code, out } = await logOut(sendJson(refusal, 401));
  expect([code, out]).toEqual([0, expect.stringContaining('no longer valid')]);
});
