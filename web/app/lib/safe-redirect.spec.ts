import { pathOf, redirectTarget, safeRedirect } from './safe-redirect';

describe('where a visitor may be sent', () => {
  it('is a path of this site with its query', () => {
    expect(safeRedirect('/rules?q=go&page=2')).toBe('/rules?q=go&page=2');
  });

  it.each([
    ['/rules?q=日本', '/rules?q=%E6%97%A5%E6%9C%AC'],
    ['/rules?q=Ā', '/rules?q=%C4%80'],
    ['/ルール#見出し', '/%E3%83%AB%E3%83%BC%E3%83%AB#%E8%A6%8B%E5%87%BA%E3%81%97'],
    ['/rules?q=%E6%97%A5', '/rules?q=%E6%97%A5'],
    ['/a b', '/a%20b'],
    ['/rules?q=\uD800', '/rules?q=%EF%BF%BD'],
    ['/rules/../login', '/login'],
    ['/@evil.example', '/@evil.example'],
  ])('is encoded for a header: %j', (target, written) => {
    expect(safeRedirect(target)).toBe(written);
    expect(() => new Headers({ Location: safeRedirect(target) })).not.toThrow();
  });

  it.each([
    ...[
      'https://evil.example',
      'http://evil.example',
      'HTTPS:evil.example',
      'https:/evil.example',
      'ftp://evil.example',
    ],
    ...[
      '//evil.example',
      '///evil.example',
      '////evil.example',
      '//evil.example/%2f..',
      '//user@evil.example',
    ],
    ...[
      '/\\evil.example',
      '\\\\evil.example',
      '\\/evil.example',
      '/\\/evil.example',
      '/rules\\..\\..//evil.example',
    ],
    ...[
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/././/evil.example',
      '/%2e//evil.example',
    ],
    ...[
      '/%2E%2E//evil.example',
      '/a/%2e%2e//evil.example',
      '/.\t//evil.example',
      '/\t/evil.example',
      '/\r/evil.example',
    ],
    ...[
      '/\n/evil.example',
      '\t//evil.example',
      ' //evil.example',
      '\u0000//evil.example',
      '/\u0000/evil.example',
    ],
    ...[
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://evil.example/x',
    ],
    ...[
      'evil.example',
      '.evil.example',
      '@evil.example',
      '?//evil.example',
      '#//evil.example',
      '／／evil.example',
    ],
    ...['/\r\nLocation: https://evil.example', '/\u007F/evil.example', ''],
  ])('never leads to another site: %j', (target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['a host without a scheme', '//evil.example/'],
    ['a host behind a backslash', '/\\evil.example/'],
    ['a host behind a tab, which browsers drop', '/\t/evil.example/'],
    ['a host behind a newline', '/\n/evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'rules'],
    ['nothing', ''],
  ])('is never %s', (_what, target) => {
    expect(safeRedirect(target)).toBe('/');
  });

  it('falls back when the value is a file or missing', () => {
    expect(safeRedirect(new File([], 'x'), '/rules')).toBe('/rules');
    expect(safeRedirect(null, '/rules')).toBe('/rules');
  });

  it('comes from the address of the sign-in page', () => {
    expect(redirectTarget(new Request('http://host/login?redirect=/rules/new'))).toBe('/rules/new');
    expect(redirectTarget(new Request('http://host/login'))).toBe('/');
    expect(redirectTarget(new Request('http://host/login?redirect=//evil.example'))).toBe('/');
  });

  it('can be the current page', () => {
    expect(pathOf(new Request('http://host/rules/@a/b?tab=versions#top'))).toBe('/rules/@a/b?tab=versions');
  });
});
