import { OTHER_ENCODINGS } from '../test/support/encoded-texts';
import { decodeExactly, likelyEncoding } from './text-encoding';

const JAPANESE = '# 方針\n\nテストを書く。\n';

it.each(OTHER_ENCODINGS)('takes %s for no text, and says what it probably is', (encoding, bytes) => {
  expect([decodeExactly(bytes), likelyEncoding(bytes)]).toEqual([null, encoding]);
});

it.each(['', '\ufeff', `\ufeff${JAPANESE}`, 'a\r\nb\rc', '葛󠄀 👨‍👩‍👧', '\u001b[31mred'])(
  'gives %j back as it was',
  (text) => {
    expect(decodeExactly(Buffer.from(text))).toBe(text);
  },
);
