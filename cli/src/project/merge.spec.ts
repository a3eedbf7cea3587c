import { mergeTexts } from './merge';

it('joins edits in different places', () => {
  expect(mergeTexts('a, ours\nb\nc\n', 'a\nb\nc\n', 'a\nb\nc, theirs\n')).toEqual({
    text: 'a, ours\nb\nc, theirs\n',
    hasConflict: false,
  });
});

it('marks edits of the same line, and not the same edit made twice', () => {
  expect(mergeTexts('ours\n', 'a\n', 'theirs\n')).toMatchObject({ hasConflict: true });
  expect(mergeTexts('same\n', 'a\n', 'same\n')).toEqual({ text: 'same\n', hasConflict: false });
});
