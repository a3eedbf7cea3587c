import { isUtf8 } from 'node:buffer';
import { refuse, type OperationScope } from '#app/graphql/query.server';
import { LIMITS } from '@kimari/common/limits';

/** The fields a form may contain, each at most once. */
export type FormSpec = {
  readonly fields: readonly string[];
  /** The one field that is a file: a picture, which only signed-in users may send. All others are text. */
  readonly file?: string;
  /** The one field that may be long: a rule's text, which only signed-in users may send. */
  readonly text?: string;
};

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/**
 * Reads a posted form. Actions read forms only through this function: form libraries expand names (`a[4294967294]`
 * becomes an array of that length), so they may only see names that the form has. Throws a response when the body is
 * not such a form (400), too long (413) or of another media type (415).
 */
export async function readForm({ request, context }: OperationScope, spec: FormSpec): Promise<FormData> {
  const { fields, text, file } = spec;
  const maxBytes = maxBytesOf(spec, context.viewer !== null);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw refuse(context, 413);
  const bytes = await readBytes(request, maxBytes);
  if (bytes === null) throw refuse(context, 413);
  const contentType = request.headers.get('Content-Type') ?? (bytes.length === 0 ? URL_ENCODED : '');
  const parse = PARSERS.find(([type]) => contentType.split(';', 1)[0]?.trim().toLowerCase() === type)?.[1];
  if (!parse) throw refuse(context, 415);
  // A file may have any bytes; the names and the text beside it are checked once parsed.
  const isReadable = file !== undefined || isUtf8(bytes);
  const form = isReadable ? await parse(bytes, contentType, fields.length) : null;
  if (form === null || !isExpected(form, spec)) throw refuse(context, 400);
  for (const [name, value] of form) {
    if (name !== text && typeof value === 'string' && value.length > LIMITS.form.maxBytes)
      throw refuse(context, 413);
  }
  return form;
}

function maxBytesOf({ text, file }: FormSpec, isSignedIn: boolean): number {
  if (!isSignedIn) return LIMITS.form.maxBytes;
  if (file !== undefined) return LIMITS.avatar.maxBytes + LIMITS.form.maxBytes;
  return text === undefined ? LIMITS.form.maxBytes : LIMITS.textForm.maxBytes;
}

/** The text of a field, trimmed; empty when the form does not have it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The body, or null when it is longer than allowed. */
async function readBytes({ body }: Request, maxBytes: number): Promise<Buffer | null> {
  if (body === null) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    length += value.length;
    if (length > maxBytes) return null;
    pieces.push(value);
  }
}

/** Returns null when the body is malformed or has more fields than `most`. */
type Parser = (
  bytes: Buffer,
  contentType: string,
  most: number,
) => FormData | null | Promise<FormData | null>;

const PARSERS: readonly (readonly [string, Parser])[] = [
  [URL_ENCODED, parseUrlEncoded],
  [MULTIPART, parseMultipart],
];

function parseUrlEncoded(bytes: Buffer, _contentType: string, most: number): FormData | null {
  if (occursMoreThan(bytes, '&', most)) return null;
  const encoded = bytes.toString();
  if (!isDecodable(encoded)) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(encoded)) form.append(name, value);
  return form;
}

/** `URLSearchParams` silently replaces invalid UTF-8, so the text would differ from what was sent. */
function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

async function parseMultipart(bytes: Buffer, contentType: string, most: number): Promise<FormData | null> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const delimiter = boundary?.[1] ?? boundary?.[2];
  // There is one delimiter more than there are parts: the last one ends the body.
  if (delimiter === undefined || occursMoreThan(bytes, `--${delimiter}`, most + 1)) return null;
  const answer = new Response(bytes as BodyInit, { headers: { 'Content-Type': contentType } });
  return answer.formData().catch(() => null);
}

function occursMoreThan(bytes: Buffer, mark: string, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    if (++count > most) return true;
  }
  return false;
}

/** Whether a form has only known fields, each at most once, and a file only where one belongs. */
function isExpected(form: FormData, { fields, file }: FormSpec): boolean {
  const seen = new Set<string>();
  for (const [name, value] of form) {
    if (!fields.includes(name) || seen.has(name) || (typeof value === 'string') === (name === file))
      return false;
    if (typeof value === 'string' && file !== undefined && value.includes('\ufffd')) return false;
    seen.add(name);
  }
  return true;
}
