import { partNames, readPartName, sitemapLine } from './sitemap';

describe('the sitemap', () => {
  it('names its files by kind and number', () => {
    expect(partNames({ rules: [], owners: [] })).toEqual(['pages-1']);
    expect(partNames({ rules: [1, 2], owners: [1] })).toEqual(['pages-1', 'rules-1', 'rules-2', 'owners-1']);
  });

  it.each(['rules-0', 'rules-', 'rules-01', 'rules-99999', 'people-1', 'rules-1.5', '../rules-1'])(
    'has no file called %s',
    (name) => expect(readPartName(name)).toBeNull(),
  );

  it('escapes addresses', () => {
    expect(sitemapLine('http://a/?x=1&y=2')).toBe('<url><loc>http://a/?x=1&amp;y=2</loc></url>\n');
  });
});
