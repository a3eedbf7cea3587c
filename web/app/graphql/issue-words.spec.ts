import { LIMITS } from '@kimari/common/limits';
import { issueWords } from './issue-words.server';

describe('words for what is wrong with a field', () => {
  const text = {
    code: 'too_small',
    origin: 'string',
    message: 'Too small: expected string to have >=1 characters',
  };
  it.each([
    [{ ...text, minimum: 1 }, 'This field must not be empty.', '入力してください。'],
    [{ ...text, minimum: 8 }, 'Use 8 characters or more.', '8文字以上で入力してください。'],
    [
      { code: 'too_big', origin: 'string', maximum: 500 },
      'Use 500 characters or fewer.',
      '500文字以内で入力してください。',
    ],
    [
      { code: 'too_big', origin: 'string', maximum: LIMITS.content.maxBytes },
      'This text is too long. The limit is 524288 bytes.',
      '本文が長すぎます。524288バイト以内にしてください。',
    ],
    [{ code: 'too_big', origin: 'array', maximum: 20 }, 'Choose 20 or fewer.', '20個以内で選んでください。'],
    [
      {
        code: 'invalid_format',
        origin: 'string',
        format: 'regex',
        pattern: '/a/',
        message: 'must match /a/',
      },
      'This contains characters that cannot be used here.',
      'ここでは使えない文字が含まれています。',
    ],
    [
      { code: 'custom', message: 'この名前は使えません。' },
      'この名前は使えません。',
      'この名前は使えません。',
    ],
    [{}, '', ''],
  ])('%j', (issue, english, japanese) => {
    expect([issueWords(issue, 'en'), issueWords(issue, 'ja')]).toEqual([english, japanese]);
  });
});
