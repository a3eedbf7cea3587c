import { readTimeZone, timeZones } from './time-zone';

describe('time zones', () => {
  it('have a name of the IANA database', () => {
    expect(readTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
    expect(readTimeZone('America/Argentina/Buenos_Aires')).toMatch(/Buenos_Aires$/);
    expect(readTimeZone('UTC')).toBe('UTC');
  });

  it('have one name each, whatever case it is written in', () => {
    expect(readTimeZone('Asia/tokyo')).toBe('Asia/Tokyo');
  });

  it.each(['', 'Mars/Olympus', '+09:00', 'Asia/Tokyo; Path=/', 'A'.repeat(500), null, undefined])(
    'do not include %p',
    (text) => expect(readTimeZone(text)).toBeNull(),
  );

  it('that can be chosen can be read', () => {
    expect(timeZones().filter((zone) => readTimeZone(zone) === null)).toEqual([]);
    expect(timeZones()).toContain('UTC');
  });
});
