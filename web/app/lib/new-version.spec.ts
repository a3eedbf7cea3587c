import { wasJustReloaded } from './new-version';

describe('the guard of reloads', () => {
  const at = (time: string | null) => ({ getItem: () => time });

  it('holds for ten seconds', () => {
    expect(wasJustReloaded(10_000_000, at('9999000'))).toBe(true);
    expect(wasJustReloaded(10_009_999, at('10000000'))).toBe(true);
    expect(wasJustReloaded(10_010_000, at('10000000'))).toBe(false);
  });

  it('does not hold on a page that was never reloaded', () => {
    expect(wasJustReloaded(10_000_000, at(null))).toBe(false);
  });
});
