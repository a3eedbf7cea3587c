import { Failure } from '../failure';
import { RegistryClient } from './client';

/** A client whose every request ends with this error, and how often it asks. */
function failing(code: string) {
  const send = jest.fn(() => Promise.reject(new Failure({ code, says: ['network.hint'] })));
  const client = new RegistryClient({
    ...{
      origin: 'https://registry.example',
      token: null,
      locale: 'en' as const,
      version: '1.0.0',
      isOffline: false,
    },
    ...{ send, sleep: () => Promise.resolve(), onWait: () => undefined },
  });
  return { client, send };
}

it.each([
  ['NETWORK', 3],
  ['TIMEOUT', 1],
  ['PROXY', 1],
])('asks after %s %d times in all', async (code, times) => {
  const { client, send } = failing(code);
  await expect(client.json('/api/health')).rejects.toMatchObject({ code });
  expect(send).toHaveBeenCalledTimes(times);
});
