import { isReservedName } from './reserved-names';

describe('isReservedName', () => {
  it.each([
    'admin',
    'API',
    'graphql',
    'rules',
    'organizations',
    'list',
    'accept-invitation',
    'kimari',
    'official',
    'me',
    'deleted-0a1b2c3d',
    '0199f40a-9e37-7d61-8c52-3b6f0d7a9e14',
    '0199F40A-9E37-7D61-8C52-3B6F0D7A9E14',
  ])('reserves %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each(['taro', 'administrators', 'rules-of-taro', 'deleted-0a1b2c3', 'deleted-users', '0199f40a-9e37'])(
    'gives %s away',
    (name) => {
      expect(isReservedName(name)).toBe(false);
    },
  );
});
