import { localTimeOf, secondsIn } from './local-time.server';

describe('local times', () => {
  const at = (iso: string) => Date.parse(iso) / 1000;

  it.each([
    ['2026-11-27T09:30', 'Asia/Tokyo', '2026-11-27T00:30:00Z'],
    ['2026-11-27T09:30', 'UTC', '2026-11-27T09:30:00Z'],
    ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00Z'],
    ['2026-12-31T23:59', 'America/St_Johns', '2027-01-01T03:29:00Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00Z'],
    ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
  ])('%s in %s is %s', (text, zone, iso) => {
    expect(secondsIn(text, zone)).toBe(at(iso));
    expect(localTimeOf(at(iso), zone)).toBe(text);
  });

  it('come back as they went, in every zone and hour of a year', () => {
    for (const zone of [
      'Asia/Tokyo',
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ])
      for (let hour = 0; hour < 366 * 24; hour += 7) {
        const text = localTimeOf(at('2026-01-01T00:00:00Z') + hour * 3600, zone);
        const seconds = secondsIn(text, zone);
        expect([zone, localTimeOf(seconds ?? NaN, zone)]).toEqual([zone, text]);
      }
  });

  it('that a change of clocks leaves out are moved, not refused', () => {
    expect(secondsIn('2026-03-29T02:30', 'Europe/Berlin')).toBe(at('2026-03-29T01:30:00Z'));
  });

  it.each(['x', '2026-13-01T00:00', '2026-11-27', '2026-11-27T09:30Z', '+12026-11-27T09:30'])(
    '%s is none',
    (text) => {
      expect(secondsIn(text, 'UTC')).toBeUndefined();
    },
  );

  it('may be missing', () => {
    expect(secondsIn('', 'UTC')).toBeNull();
  });
});
