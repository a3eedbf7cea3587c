import { useTestApp } from '../../support/app';
import { as } from '../../support/as';

describe.each([
  ['security@example.jp', 'mailto:security@example.jp'],
  ['https://example.jp/security', 'https://example.jp/security'],
])('/.well-known/security.txt with %s', (contact, link) => {
  const app = useTestApp({ OPERATOR_CONTACT: contact });

  it('says whom to tell, for less than a year', async () => {
    const { text, headers } = await as(app, null).get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields).toEqual({
      Contact: link,
      Expires: expect.any(String),
      'Preferred-Languages': 'ja, en',
      Canonical: 'http://localhost:3000/.well-known/security.txt',
    });
    const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });
});

describe('/.well-known/security.txt', () => {
  const app = useTestApp();

  it('does not exist without a contact', async () => {
    await as(app, null).get('/.well-known/security.txt').expect(404);
  });
});
