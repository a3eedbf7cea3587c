import { findings } from './findings';
import { removeHidden } from './remove-hidden';

const HIDDEN = [
  '\u202e',
  '\u3164',
  '\u{e0069}\u{e0067}',
  '\u{e0150}\u{e0151}',
  '\u200b\u200b\u200b\u200b\u200b',
  '\u0000',
];
const PROPER = '葛\u{e0100}城市\u3000👩‍👩‍👧 می‌خواهم क्‍ष\n';

const refused = (text: string) => findings(text).filter(({ severity }) => severity === 'refuse');

it.each(HIDDEN)('takes %j out of a text, and nothing else', (hidden) => {
  const text = `${PROPER}Be ${hidden}kind.\n\n${hidden}Be brief.${hidden}\n`;
  expect(refused(text)).not.toEqual([]);
  expect(removeHidden(text)).toBe(`${PROPER}Be kind.\n\nBe brief.\n`);
});

it('takes what is left when characters come together', () => {
  const text = 'a' + '\u200d\u202e'.repeat(4) + 'b'.repeat(3) + HIDDEN.join('x');
  expect(refused(removeHidden(text))).toEqual([]);
});

it('takes more characters than findings are listed', () => {
  expect(removeHidden('a\u202e'.repeat(100_000))).toBe('a'.repeat(100_000));
});
