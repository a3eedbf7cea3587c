import type { BodyFormat } from './body-format';

const MAX_FIELDS = 20;
const AMPERSAND = 0x26;

/**
 * URL-encoded forms (WHATWG URL §5.1) with few fields and without duplicates. A field without a value counts as omitted
 * (RFC 6749 §3.2).
 */
export const formFormat: BodyFormat = {
  label: { format: 'form data', mediaType: 'application/x-www-form-urlencoded' },
  scanner: () => {
    let fields = 1;
    return {
      accepts: (bytes) => {
        for (const byte of bytes) if (byte === AMPERSAND) fields++;
        return fields <= MAX_FIELDS;
      },
    };
  },
  parse: (text) => {
    const fields = [...new URLSearchParams(text)];
    if (new Set(fields.map(([name]) => name)).size < fields.length) throw new Error('Duplicate field');
    return Object.fromEntries(fields.filter(([, value]) => value !== ''));
  },
};
