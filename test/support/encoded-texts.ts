const JAPANESE = '# 方針\n\nテストを書く。\n';
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

/** Texts that are not UTF-8, each with the encoding that its bytes tell; null where they tell none. */
export const OTHER_ENCODINGS: readonly (readonly [encoding: string | null, bytes: Buffer])[] = [
  ['Shift_JIS', hex('2320 95fb 906a 0a 8365 8358 8367 82f0 8f91 82ad 8142 0a')],
  ['EUC-JP', hex('2320 cafd bfcb 0a a5c6 a5b9 a5c8 a4f2 bdf1 a4af a1a3 0a')],
  ['ISO-2022-JP', hex('2320 1b2442 4a7d 3f4b 1b2842 0a')],
  ['UTF-16 LE', Buffer.from(`\ufeff${JAPANESE}`, 'utf16le')],
  ['UTF-16 LE', Buffer.from('# Rules\n', 'utf16le')],
  ['UTF-16 BE', swapped(`\ufeff${JAPANESE}`)],
  ['UTF-16 BE', swapped('# Rules\n')],
  [null, hex('436166e9 2c20 6e6f6e 0a')],
  [null, hex('00 01 02')],
  [null, Buffer.from('# a\0b\n')],
  [null, Buffer.from('# 方\0針\n')],
];
