import { likelyEncoding } from '@kimari/common/text-encoding';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';

/** A file that is not text in UTF-8. What was read of it cannot be written back, so it is left alone. */
export function notText(path: string, bytes: Uint8Array): Failure {
  const encoding = likelyEncoding(bytes);
  return new Failure({
    code: 'NOT_UTF8',
    says: encoding === null ? ['files.not_utf8', { path }] : ['files.other_encoding', { path, encoding }],
    exit: EXIT.collision,
    hint: ['files.not_utf8_hint'],
    fields: { path, encoding },
  });
}
