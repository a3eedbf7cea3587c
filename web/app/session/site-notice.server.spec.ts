import { htmlOf } from './site-notice.server';

/** What a browser makes of it. */
function shown(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.innerHTML = htmlOf(text);
  return paragraph;
}

const TEXTS: readonly (readonly [string, readonly string[]])[] = [
  ['plain', []],
  ['See https://status.example/now.', ['https://status.example/now']],
  ['詳しくはhttps://status.example/をご覧ください。', ['https://status.example/']],
  ['（https://status.example/a）、https://b.example', ['https://status.example/a', 'https://b.example/']],
  ['(see http://a.example/x?y=1&z=2), and more', ['http://a.example/x?y=1&z=2']],
  ['HTTPS://A.example', ['https://a.example/']],
  ['javascript:alert(1) data:text/html,x //evil.example ftp://x.example', []],
  ['<a href="https://a.example/" onclick="x()">x</a><img src=x onerror=alert(1)>', ['https://a.example/']],
  [
    `https://a.example/"onmouseover="x https://a.example/'><script>x</script>`,
    ['https://a.example/', 'https://a.example/'],
  ],
  ['&lt;b&gt; &amp; &#60;', []],
  ['https:// and http://', []],
  ['[link](https://a.example/b)', ['https://a.example/b']],
];

describe('a notice', () => {
  it.each(TEXTS)('shows %s as it is, with links', (text, links) => {
    const paragraph = shown(text);
    expect(paragraph.textContent).toBe(text);
    const elements = [...paragraph.querySelectorAll('*')];
    expect(
      elements.map(({ tagName, attributes }) => [tagName, ...[...attributes].map(({ name }) => name)]),
    ).toEqual(links.map(() => ['A', 'href']));
    expect(elements.map((element) => (element as HTMLAnchorElement).href.replace(/'$/, ''))).toEqual(links);
  });
});
