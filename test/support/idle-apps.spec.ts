import type { TestApp } from './app';
import { idleApps } from './idle-apps';

const anApp = () => ({
  clear: jest.fn(() => Promise.resolve()),
  close: jest.fn(() => Promise.resolve()),
});
const take = (app: object, settings = '{}') =>
  idleApps.take(settings, () => Promise.resolve(app as unknown as TestApp));

describe('applications between the specs of a file', () => {
  it('are cleared and handed on to the next spec with the same settings, and end with the file', async () => {
    const [one, other] = [anApp(), anApp()];
    await (await take(one)).close();
    await (await take(other, '{"RATE_LIMIT":"on"}')).close();
    await (await take(anApp())).close();
    expect([one, other].map(({ clear }) => clear.mock.calls.length)).toEqual([2, 1]);
    const late = anApp();
    const { close } = await take(late, '{"READ_ACCESS":"members"}');
    await idleApps.close();
    expect([one, other, late].map((app) => app.close.mock.calls.length)).toEqual([1, 1, 0]);
    // As a spec does whose hooks are outside of a group.
    await close();
    expect([late.clear, late.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
