import { bePatient, ConnectionLost, pageFetch, RequestRefused } from './page-fetch';
import { subscribeToWaits, tryAgainNow, waitReason } from './waiting';

const PAGE = '/rules.data?q=x';
const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers: { 'Content-Type': 'text/x-script', ...headers } });

/** A network that answers in turn; null cannot be reached. */
function network(...answers: readonly (Response | null)[]) {
  const left = [...answers];
  return jest.fn(() => {
    const next = left.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

describe('fetching the data of pages', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('reads once more after %d', async (status) => {
    const send = network(answer(status, { 'Retry-After': '0' }), answer(200));
    expect((await pageFetch(send)(PAGE)).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('reads only once more', async () => {
    const send = network(answer(503, { 'Retry-After': '0' }), answer(503), answer(200));
    expect((await pageFetch(send)(PAGE)).status).toBe(503);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([400, 401, 404, 412, 501])('does not repeat after %d', async (status) => {
    const send = network(answer(status));
    expect((await pageFetch(send)(PAGE)).status).toBe(status);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not wait longer than readers do', async () => {
    const send = network(answer(503, { 'Retry-After': '60' }));
    expect((await pageFetch(send)(PAGE)).status).toBe(503);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never repeats a %s', async (method) => {
    const send = network(answer(503, { 'Retry-After': '0' }));
    expect((await pageFetch(send)(PAGE, { method })).status).toBe(503);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each(['GET', 'POST'])('says that a %s did not reach the site', async (method) => {
    await expect(pageFetch(network(null))(PAGE, { method })).rejects.toBeInstanceOf(ConnectionLost);
  });

  it.each(['GET', 'POST'])('says what stands before the pages: %s', async (method) => {
    const proxy = () =>
      answer(503, { 'Content-Type': 'text/html', 'Retry-After': '90', 'X-Request-Id': 'a1' });
    const refusal = pageFetch(network(proxy(), proxy()))(PAGE, { method });
    await expect(refusal).rejects.toBeInstanceOf(RequestRefused);
    await expect(refusal).rejects.toMatchObject({ status: 503, retryAfter: 90, requestId: 'a1', says: null });
  });

  it.each([403, 413, 429])('keeps what the host says when it refuses with %d', async (status) => {
    const send = network(Response.json({ code: 'FORBIDDEN', message: 'Open the site.' }, { status }));
    await expect(pageFetch(send)(PAGE, { method: 'POST' })).rejects.toMatchObject({
      status,
      says: 'Open the site.',
    });
  });

  it.each([
    ['the site can be reached', [null, null, answer(200)], ['unreached', 'unreached']],
    [
      'a busy site said to come back',
      [answer(503, { 'Retry-After': '1' }), null, answer(200)],
      ['busy', 'unreached'],
    ],
    ['too many requests', [answer(429, { 'Retry-After': '2' }), answer(200)], ['busy']],
  ] as const)('waits patiently until %s', async (_name, answers, reasons) => {
    const { signal } = new AbortController();
    bePatient(signal);
    const said: (string | null)[] = [];
    const end = subscribeToWaits(() => {
      const reason = waitReason();
      if (reason === null) return;
      said.push(reason);
      queueMicrotask(tryAgainNow);
    });
    expect((await pageFetch(network(...answers))(PAGE, { signal })).status).toBe(200);
    end();
    expect(said).toEqual(reasons);
    expect(waitReason()).toBeNull();
  });

  it('waits no longer once its reader goes elsewhere', async () => {
    const leaving = new AbortController();
    bePatient(leaving.signal);
    const end = subscribeToWaits(() => queueMicrotask(() => leaving.abort()));
    await expect(pageFetch(network(null, null))(PAGE, { signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    end();
    expect(waitReason()).toBeNull();
  });

  it('says why the list of routes cannot be had, to whoever waits for it', async () => {
    const busy = () => answer(503, { 'Content-Type': 'text/html', 'Retry-After': '90' });
    const { signal } = new AbortController();
    await expect(pageFetch(network(busy()))('/__manifest?p=/a', { signal })).rejects.toMatchObject({
      status: 503,
      retryAfter: 90,
    });
    expect((await pageFetch(network(busy()))('/__manifest?p=/a')).status).toBe(503);
  });

  it('leaves other requests alone', async () => {
    await expect(pageFetch(network(null))('/assets/a.js')).rejects.toBeInstanceOf(TypeError);
    await expect(pageFetch(network(null))('http://other.example/a.data')).rejects.toBeInstanceOf(TypeError);
  });
});
