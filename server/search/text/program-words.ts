import { readFileSync } from 'node:fs';
import { projectPath } from '../../kernel/config/project-folder';

/** The text of a file of words that comes with the program. */
export function programText(name: string): string {
  return readFileSync(projectPath(`lexicon/${name}`), 'utf8');
}

/** Reads words as Snowball and Lucene list them: between white space, on any number of lines; `|` begins a comment. */
export function readWordList(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .flatMap((line) => line.replace(/(^|\s)[|#].*$/, '').split(/\s+/))
    .filter((word) => word !== '');
}

/** Reads what is written `a => b` in a file of the program, a line each; `#` begins a comment. */
export function readMapping(name: string): readonly (readonly [string, string])[] {
  return programText(name)
    .split('\n')
    .filter((line) => /^[^#\s].* => \S/.test(line))
    .map((line) => line.split(' => '))
    .map(([written = '', meant = '']) => [written, meant.trim()]);
}
