/** A decoded mail. */
export type ReceivedMail = {
  readonly headers: ReadonlyMap<string, string>;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The first link in the text, or ''. */
  readonly link: string;
};

type Part = { readonly headers: ReadonlyMap<string, string>; readonly body: string };

/** Parses an RFC 5322 message with a text and an HTML part; `source` has one character per byte. */
export function readMail(source: string): ReceivedMail {
  const message = splitPart(source);
  const boundary = /boundary="?([^";]+)"?/.exec(message.headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = message.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r\n/, '')));
  const textOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  const text = textOf('text/plain');
  return {
    headers: message.headers,
    to: message.headers.get('to') ?? '',
    subject: decodeWords(message.headers.get('subject') ?? ''),
    text,
    html: textOf('text/html'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
}

function splitPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: source.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return body;
}

function decodeQuoted(text: string): string {
  // Neighbouring bytes at once, because Japanese text is all escapes.
  const bytes = text.replace(/(?:=[0-9A-F]{2})+/gi, (escapes) =>
    Buffer.from(escapes.replaceAll('=', ''), 'hex').toString('latin1'),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes encoded words in headers (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
