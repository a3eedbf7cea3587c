import { element, escapeXml, xmlDocument } from './xml';

describe('XML', () => {
  it('escapes texts and attributes', () => {
    const { text } = element('a', { href: '"><script>' }, `<b> & 'c'`);
    expect(text).toBe('<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &apos;c&apos;</a>');
  });

  it('drops characters that XML forbids, and keeps all others', () => {
    expect(escapeXml('a\u0000\u0008\u000b\ufffe\ud800b')).toBe('ab');
    expect(escapeXml('決まり\t\n𠮟😀')).toBe('決まり\t\n𠮟😀');
  });

  it('leaves out absent elements', () => {
    expect(xmlDocument(element('a', {}, [null, element('b')]))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a><b/></a>\n',
    );
  });
});
