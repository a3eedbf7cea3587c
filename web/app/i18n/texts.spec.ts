import { PageTexts } from './texts';

const NAMESPACES = {
  common: { close: 'Close', list: { total_one: '{{shown}} rule', total_other: '{{shown}} rules' } },
  rules: { title: 'Rules', all: '{{shown}} of {{total}}' },
};

describe('PageTexts', () => {
  const texts = new PageTexts('en', NAMESPACES);

  it.each([
    ['close', 'Close'],
    ['rules:title', 'Rules'],
    ['list.unknown', 'list.unknown'],
    ['unknown:title', 'title'],
  ])('looks up %s', (key, text) => expect(texts.translator()(key)).toBe(text));

  it('looks a key up in several namespaces, the first one first', () => {
    const t = texts.translator(['rules', 'common']);
    expect([t('title'), t('close')]).toEqual(['Rules', 'Close']);
  });

  it.each([
    [0, '0 rules'],
    [1, '1 rule'],
    [2, '2 rules'],
  ])('chooses the plural form of %d', (count, text) =>
    expect(texts.translator()('list.total', { count, shown: String(count) })).toBe(text),
  );

  it('puts values in as they are, and leaves a placeholder without a value', () => {
    expect(texts.translator('rules')('all', { shown: '$& {{total}}' })).toBe('$& {{total}} of {{total}}');
  });

  it('returns the same function for the same namespaces, so that effects do not run again', () => {
    expect(texts.translator(['rules', 'common'])).toBe(texts.translator(['rules', 'common']));
  });

  it('loads what is missing once', async () => {
    const load = jest.fn().mockResolvedValue({ hello: 'Hello' });
    const growing = new PageTexts('en', NAMESPACES, load);
    await Promise.all([growing.add(['rules', 'common']), growing.add(['home']), growing.add(['home'])]);
    expect(growing.translator('home')('hello')).toBe('Hello');
    expect(load.mock.calls).toEqual([['en', 'home']]);
  });

  it('shows no keys where texts could not be loaded, and loads them again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ hello: 'Hello' });
    const growing = new PageTexts('en', NAMESPACES, load);
    await expect(growing.add(['home'])).rejects.toThrow('offline');
    expect(() => growing.require(['common', 'home'])).toThrow('There are no texts en/home');
    await growing.add(['home']);
    expect(() => growing.require(['common', 'home'])).not.toThrow();
  });
});
