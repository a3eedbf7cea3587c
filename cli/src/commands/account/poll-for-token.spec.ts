import { pollForToken } from './poll-for-token';

const PENDING = { deviceCode: 'kdc_1', clientId: 'cli', codeVerifier: 'v', interval: 5, expiresIn: 60 };
const TOKEN = 'kmr_0123456789012345678901234567890123456789';
const waiting = { error: 'authorization_pending' };
const granted = { accessToken: TOKEN, scope: 'read write', expiresIn: 100 };

/** Polls a registry that gives these answers; the pauses are those that the program would have made. */
async function poll(answers: readonly Readonly<Record<string, unknown>>[]) {
  const pauses: number[] = [];
  const slower: number[] = [];
  const object = () => Promise.resolve(answers[pauses.length - 1] ?? waiting);
  const result = pollForToken({ object }, PENDING, {
    sleep: (seconds) => Promise.resolve(pauses.push(seconds)),
    onSlower: (seconds) => slower.push(seconds),
  });
  const outcome = await result.catch((error: { code: string; exit: number }) => error);
  return { pauses, slower, outcome };
}

it('asks at the interval of the registry until the token is there', async () => {
  const { pauses, outcome } = await poll([waiting, waiting, granted]);
  expect(pauses).toEqual([5, 5, 5]);
  expect(outcome).toMatchObject({ token: TOKEN, scopes: ['read', 'write'] });
});

it('waits five seconds longer from each `slow_down` on', async () => {
  const { pauses, slower } = await poll([
    waiting,
    { error: 'slow_down' },
    { error: 'slow_down' },
    waiting,
    granted,
  ]);
  expect([pauses, slower]).toEqual([
    [5, 5, 10, 15, 15],
    [10, 15],
  ]);
});

it('gives up when the code has expired', async () => {
  const { pauses, outcome } = await poll([]);
  expect([pauses.length, outcome]).toMatchObject([12, { code: 'EXPIRED_TOKEN', exit: 7 }]);
});

it.each(['access_denied', 'expired_token', 'invalid_grant'])('ends at once for %s', async (error) => {
  const { pauses, outcome } = await poll([{ error, errorDescription: 'No.' }]);
  expect([pauses, outcome]).toMatchObject([[5], { code: error.toUpperCase(), exit: 7 }]);
});

it('refuses a token that is none', async () => {
  const { outcome } = await poll([{ ...granted, accessToken: 'evil\u001b[2J' }]);
  expect(outcome).toMatchObject({ code: 'BAD_ANSWER' });
});
