import { pathOf, redirectTarget, safeRedirect } from './safe-redirect';

describe('where a visitor may be sent', () => {
  it('is a path of this site, with its query', () => {
    expect(safeRedirect('/rules?q=go&page=2')).toBe('/rules?q=go&page=2');
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

  it('falls back when a file or nothing was sent', () => {
    expect(safeRedirect(new File([], 'x'), '/rules')).toBe('/rules');
    expect(safeRedirect(null, '/rules')).toBe('/rules');
  });

  it('is read under both names that links use', () => {
    expect(redirectTarget(new Request('http://host/login?redirectTo=/rules/new'))).toBe('/rules/new');
    expect(redirectTarget(new Request('http://host/login?redirect=/user/sora'))).toBe('/user/sora');
    expect(redirectTarget(new Request('http://host/login?redirectTo=//evil.example'))).toBe('/');
  });

  it('can be the page one is on', () => {
    expect(pathOf(new Request('http://host/rules/@a/b?tab=versions#top'))).toBe('/rules/@a/b?tab=versions');
  });
});
