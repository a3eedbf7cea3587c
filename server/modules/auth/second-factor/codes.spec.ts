import { createRecoveryCodes, readCode } from './codes';

describe('codes of the second factor', () => {
  it('are ten distinct recovery codes in two groups, without vowels and look-alikes', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9CDFGHJKMNPQRTVWXYZ]{4}-[2-9CDFGHJKMNPQRTVWXYZ]{4}$/);
  });

  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['１２３４５６', { kind: 'totp', code: '123456' }],
    ['7k2m-qx4r', { kind: 'recovery', code: '7K2MQX4R' }],
    ['7Ｋ２Ｍ－ＱＸ４Ｒ', { kind: 'recovery', code: '7K2MQX4R' }],
    ['7K2M QX4R', { kind: 'recovery', code: '7K2MQX4R' }],
  ])('are read as typed: %s', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it.each(['', '12345', '1234567', 'ABCDEFGH', '7K2M-QX4', '７Ｋ２Ｍ-QX4R-9'])(
    'never include %s',
    (typed) => {
      expect(readCode(typed)).toBeNull();
    },
  );
});
