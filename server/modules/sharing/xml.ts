/** Characters that no XML 1.0 document may contain, not even escaped (https://www.w3.org/TR/xml/#charsets). */

const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Content of an element that is already XML. */
export class Xml {
  constructor(readonly text: string) {}
}

type Content = string | number | Xml | readonly (Xml | null)[];
type Attributes = Readonly<Record<string, string | number>>;

/** A text as XML, without the characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** An element; texts are escaped. */
export function element(name: string, attributes: Attributes = {}, content: Content = ''): Xml {
  const given = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inner = textOf(content);
  return new Xml(inner === '' ? `<${name}${given}/>` : `<${name}${given}>${inner}</${name}>`);
}

/** A whole document. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
}

function textOf(content: Content): string {
  if (typeof content === 'string' || typeof content === 'number') return escapeXml(String(content));
  if (content instanceof Xml) return content.text;
  return content.map((part) => part?.text ?? '').join('');
}
