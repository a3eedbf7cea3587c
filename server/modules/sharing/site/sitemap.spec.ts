import { partNames, readPartName, sitemapLine } from './sitemap';

describe('the sitemap', () => {
  it('is split at fifty thousand addresses', () => {
    expect(partNames({ rules: 0, owners: 0 })).toEqual(['pages-1']);
    expect(partNames({ rules: 50_000, owners: 1 })).toEqual(['pages-1', 'rules-1', 'owners-1']);
    expect(partNames({ rules: 50_001, owners: 1 })).toContain('rules-2');
  });

  it.each(['rules-0', 'rules-', 'rules-01', 'rules-99999', 'people-1', 'rules-1.5', '../rules-1'])(
    'has no file called %s',
    (name) => expect(readPartName(name)).toBeNull(),
  );

  it('escapes addresses', () => {
    expect(sitemapLine('http://a/?x=1&y=2')).toBe('<url><loc>http://a/?x=1&amp;y=2</loc></url>\n');
  });
});
