import { formatRulePath, parseRulePath } from './rule-path';

describe('parseRulePath', () => {
  it.each([
    ['@taro/naming', { owner: 'taro', name: 'naming' }],
    ['taro/naming', { owner: 'taro', name: 'naming' }],
    ['@Taro-1/Naming_Guide', { owner: 'Taro-1', name: 'Naming_Guide' }],
  ])('reads %s', (text, expected) => {
    expect(parseRulePath(text)).toEqual(expected);
    expect(formatRulePath(expected.owner, expected.name)).toMatch(new RegExp(`^@?${text.replace('@', '')}$`));
  });

  it.each([
    '',
    'naming',
    '@naming',
    '@@taro/naming',
    'taro/',
    '/naming',
    'taro//naming',
    'taro/naming/',
    'taro/naming/raw',
    'taro/na.ming',
    'taro/naming@1.0.0',
    'taro /naming',
    'taro/naming\n',
    '太郎/naming',
    'taro/命名',
  ])('rejects %p', (text) => {
    expect(parseRulePath(text)).toBeNull();
  });
});
