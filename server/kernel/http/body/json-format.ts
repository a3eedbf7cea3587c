import { LIMITS } from '@kimari/common/limits';
import { JSON_BODY } from '../../errors/body-label';
import type { BodyFormat } from './body-format';
import { JsonScanner } from './json-scanner';

/** JSON (RFC 8259) with limits on depth and number of values. */
export const jsonFormat: BodyFormat = {
  label: JSON_BODY,
  scanner: () => new JsonScanner(LIMITS.body),
  parse: (text): unknown => JSON.parse(text),
};
