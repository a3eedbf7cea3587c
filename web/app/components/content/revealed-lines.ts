import { revealedParts } from '@kimari/common/hidden-characters';

/** A stretch of text, or the name of an invisible character. */
export type NamedPart = string | { readonly text: string; readonly isHidden: boolean };

/** Names that are drawn in boxes. A text can consist of invisible characters, and so many elements would block a browser. */
const MAX_BOXES = 2000;

/** Lines with the names of their invisible characters; those after the first ones are plain text. */
export class RevealedLines {
  private readonly lines: readonly (readonly NamedPart[])[];
  private boxes = 0;

  constructor(lines: readonly string[]) {
    this.lines = lines.map((line) => this.partsOf(line));
  }

  get(index: number): readonly NamedPart[] | undefined {
    return this.lines[index];
  }

  /** The same lines without boxes. */
  get rest(): readonly string[] {
    return this.lines.map((parts) =>
      parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    );
  }

  private partsOf(line: string): readonly NamedPart[] {
    const parts: NamedPart[] = [];
    let text = '';
    for (const part of revealedParts(line)) {
      if (!part.isInvisible || this.boxes >= MAX_BOXES) text += part.text;
      else {
        if (text !== '') parts.push(text);
        text = '';
        this.boxes += 1;
        parts.push({ text: part.text, isHidden: part.isHidden });
      }
    }
    return text === '' ? parts : [...parts, text];
  }
}
