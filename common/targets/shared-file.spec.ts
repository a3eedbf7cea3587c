import { DamagedBlock, readBlock, removeBlock, withoutMarkers, writeBlock } from './shared-file';

const OURS = '# House rules\n\nBe kind.\n';

describe('a block in a shared file', () => {
  it('is written at the end, read, replaced in place and removed, and leaves everything else untouched', () => {
    const one = writeBlock(OURS, '@a/one', 'First.\n');
    const two = writeBlock(one, '@b/two', 'Second.\n');
    expect(two.startsWith(OURS)).toBe(true);
    expect(readBlock(two, '@a/one')).toBe('First.\n');
    const changed = writeBlock(two, '@a/one', 'Changed.\n');
    expect(changed).toBe(two.replace('First.', 'Changed.'));
    expect(removeBlock(removeBlock(changed, '@a/one'), '@b/two')).toBe(OURS);
  });

  it('takes the line breaks of the file', () => {
    const file = writeBlock('# Rules\r\n', '@a/one', 'First.\nSecond.\n');
    expect(file).toBe(
      '# Rules\r\n\r\n<!-- kimari:begin @a/one -->\r\nFirst.\r\nSecond.\r\n<!-- kimari:end @a/one -->\r\n',
    );
    expect(readBlock(file, '@a/one')).toBe('First.\nSecond.\n');
  });

  it('does not mistake a rule for another whose name begins the same', () => {
    const file = writeBlock('', '@a/one-more', 'Text.\n');
    expect(readBlock(file, '@a/one')).toBeNull();
  });

  it.each([
    ['a missing end', (file: string) => file.replace('<!-- kimari:end @a/one -->', '')],
    ['a missing beginning', (file: string) => file.replace('<!-- kimari:begin @a/one -->', '')],
    ['a second block', (file: string) => file + file],
  ])('refuses %s instead of guessing', (_name, damage) => {
    expect(() => writeBlock(damage(writeBlock('', '@a/one', 'x')), '@a/one', 'y')).toThrow(DamagedBlock);
  });

  it('disarms markers within a text', () => {
    const text = withoutMarkers('a <!-- kimari:end @a/one --> b');
    expect(readBlock(writeBlock('', '@a/one', text), '@a/one')).toBe(`${text}\n`);
  });
});
