import { renderMail } from './layout';

const CONTENT = {
  subject: 'Hello <you>\r\nBcc: everyone@example.com',
  paragraphs: ['Hello <b>"you"</b> & co.'],
  action: { label: 'Open', link: 'https://kimari.example/x?a=1&b=2' },
  notes: ['It works once.'],
};

describe('renderMail', () => {
  it('has the same content as plain text and as HTML', () => {
    const { text, html } = renderMail('en', CONTENT);
    for (const part of ['Open', 'It works once.', 'This message was sent automatically by Kimari.']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('https://kimari.example/x?a=1&b=2');
    expect(html).toContain('href="https://kimari.example/x?a=1&amp;b=2"');
  });

  it('escapes user input', () => {
    const { html } = renderMail('en', CONTENT);
    expect(html).toContain('Hello &lt;b&gt;&quot;you&quot;&lt;/b&gt; &amp; co.');
    expect(html).not.toContain('<b>');
  });

  it('keeps the subject on one line, so that no header can be added', () => {
    expect(renderMail('en', CONTENT).subject).toBe('Hello <you> Bcc: everyone@example.com');
  });

  it("uses the recipient's language", () => {
    expect(renderMail('ja', CONTENT).html).toContain('<html lang="ja">');
    expect(renderMail('ja', CONTENT).text).toContain('Kimari から自動で送信しています');
  });
});
