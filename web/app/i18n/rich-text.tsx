import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { fillIn, type TextValues, type Translate } from './texts';

type RichTextProps = {
  readonly t: Translate;
  readonly i18nKey: string;
  /** The elements for marks: the content of `<b>…</b>` in the text becomes that of the element `b`. */
  readonly components: Readonly<Record<string, ReactElement>>;
  readonly values?: TextValues;
};

const MARKED = /<(\w+)>(.*?)<\/\1>/;

/** A text with elements in it. Marks do not contain each other, and values are never read as marks. */
export function RichText({ t: textOf, i18nKey, components, values = {} }: RichTextProps) {
  const [first = '', ...rest] = textOf(i18nKey).split(MARKED);
  const parts: ReactNode[] = [fillIn(first, values)];
  for (let index = 0; index < rest.length; index += 3) {
    const [name = '', marked = '', after = ''] = rest.slice(index, index + 3);
    const element = components[name];
    const content = fillIn(marked, values);
    parts.push(element ? cloneElement(element, { key: index }, content) : content, fillIn(after, values));
  }
  return <>{parts}</>;
}
