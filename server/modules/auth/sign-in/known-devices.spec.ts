import { KnownDevices } from './known-devices.service';

describe('KnownDevices', () => {
  let time = Date.UTC(2026, 0, 1);
  const clock = { now: () => new Date(time) };
  const devices = new KnownDevices(clock, { JWT_SECRET: 'a secret that only the tests know, 32 bytes' });
  const other = new KnownDevices(clock, { JWT_SECRET: 'another secret that only they know, 32 bytes' });

  beforeEach(() => {
    time = Date.UTC(2026, 0, 1);
  });

  it('know a browser only for the account that signed in', () => {
    const held = devices.issue('taro', undefined);
    expect(devices.deviceOf('taro', held)).toMatch(/^[\w-]{16}$/);
    expect(devices.deviceOf('hanako', held)).toBeNull();
    expect(devices.deviceOf(null, held)).toBeNull();
    expect(other.deviceOf('taro', held)).toBeNull();
  });

  it('keep the name of a browser, and know it for its most recent accounts', () => {
    let held = devices.issue('taro', undefined);
    const name = devices.deviceOf('taro', held);
    held = devices.issue('taro', devices.issue('hanako', held));
    expect(devices.deviceOf('taro', held)).toBe(name);
    expect(devices.deviceOf('hanako', held)).not.toBeNull();
    for (const account of ['a', 'b', 'c', 'd']) held = devices.issue(account, held);
    expect(devices.deviceOf('taro', held)).toBe(name);
    expect(devices.deviceOf('hanako', held)).toBeNull();
    expect(held.length).toBeLessThan(500);
  });

  it('forget a browser after a year', () => {
    const held = devices.issue('taro', undefined);
    time += 366 * 86_400_000;
    expect(devices.deviceOf('taro', held)).toBeNull();
  });

  it.each(['', '~~~~', 'a.b.c', 'x'.repeat(5000), '~'.repeat(5000), 'あ'])('reject %.10s', (held) => {
    expect(devices.deviceOf('taro', held)).toBeNull();
    expect(devices.deviceOf('taro', devices.issue('taro', held))).not.toBeNull();
  });

  it('reject a value that was tampered with', () => {
    const held = devices.issue('taro', undefined);
    const [name = '', issuedAt = '', code = ''] = held.split('.');
    const changed = [
      [name.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')), issuedAt, code],
      [name, 'zzzzzz', code],
      [name, issuedAt, code.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))],
    ];
    for (const parts of changed) expect(devices.deviceOf('taro', parts.join('.'))).toBeNull();
  });
});
