import { openText, sealText } from './sealed-text';

const KEY = Buffer.alloc(32, 1);
const TEXT = 'http://localhost:3000/verify-email?token=kvr_秘密';

describe('sealed texts', () => {
  it('are decrypted with their key', () => {
    expect(openText(KEY, sealText(KEY, TEXT))).toBe(TEXT);
  });

  it('reveal nothing and differ each time', () => {
    const sealed = sealText(KEY, TEXT);
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('kvr_');
    expect(sealText(KEY, TEXT)).not.toBe(sealed);
  });

  it('cannot be opened with another key or after a change', () => {
    const sealed = Buffer.from(sealText(KEY, TEXT), 'base64');
    expect(() => openText(Buffer.alloc(32, 2), sealed.toString('base64'))).toThrow();
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    expect(() => openText(KEY, sealed.toString('base64'))).toThrow();
  });
});
