import { renderMail } from './layout';
import { mailTime } from './mail-time';

const CONTENT = {
  subject: 'Hello <you>\r\nBcc: everyone@example.com',
  greeting: 'Hello hanako,',
  paragraphs: ['Hello <b>"you"</b> & co.'],
  facts: [{ label: 'Device <1>', value: 'Fire&Fox' }],
  action: { label: 'Open <it>', link: 'https://kimari.example/x?a=1&b=2' },
  notes: ['It works <once>.'],
  reason: 'Because <you> asked.',
};

describe('renderMail', () => {
  it('has the same content as plain text and as HTML', () => {
    const plain = JSON.parse(JSON.stringify(CONTENT).replaceAll(/[<>]/g, '')) as typeof CONTENT;
    const { text, html } = renderMail('en', plain);
    const footer = 'This message was sent automatically by Kimari.';
    const { greeting, notes, reason, action } = plain;
    for (const part of [greeting, ...notes, reason, action.label, 'Device 1', footer]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('https://kimari.example/x?a=1&b=2');
    expect(html).toContain('href="https://kimari.example/x?a=1&amp;b=2"');
  });

  it('escapes everything', () => {
    const { html } = renderMail('en', CONTENT);
    expect(html).toContain('Hello &lt;b&gt;&quot;you&quot;&lt;/b&gt; &amp; co.');
    for (const raw of ['<b>', '<you>', '<1>', '<it>', '<once>', 'Fire&Fox']) expect(html).not.toContain(raw);
  });

  it('loads nothing', () => {
    expect(renderMail('ja', CONTENT).html).not.toMatch(/<img|<link|url\(|@import|src=/);
  });

  it('keeps the subject on one line, so that no header can be added', () => {
    expect(renderMail('en', CONTENT).subject).toBe('Kimari: Hello <you> Bcc: everyone@example.com');
  });

  it("uses the recipient's language", () => {
    expect(renderMail('ja', CONTENT).html).toContain('<html lang="ja">');
    expect(renderMail('ja', CONTENT).text).toContain('Kimariから自動で送っています');
  });
});

describe('mailTime', () => {
  const time = new Date(Date.UTC(2026, 9, 6, 5, 2));

  it.each([
    ['ja', 'Asia/Tokyo', '2026年10月6日 14:02（日本標準時）'],
    ['ja', 'UTC', '2026年10月6日 5:02（UTC）'],
    ['en', 'UTC', 'October 6, 2026 at 05:02 (UTC)'],
    ['en', 'Europe/Berlin', 'October 6, 2026 at 07:02 (Central European Time)'],
  ] as const)('names the zone (%s, %s)', (locale, zone, shown) => {
    expect(mailTime(time, locale, zone)).toBe(shown);
  });
});
