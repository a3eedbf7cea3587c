import type { FrontMatterField } from './front-matter-field';
import { readLooseFields } from './loose-fields';
import { readYamlFields } from './yaml-fields';

/**
 * Reads the top-level fields of front matter: as YAML, or as assistants do where it is invalid, as that of many real rules
 * is. The installer and the pages read with this function.
 */
export function readFrontMatterFields(frontMatter: string): readonly FrontMatterField[] {
  // YAML 1.2 §5.4: a carriage return ends a line, with or without a line feed.
  const text = frontMatter.replace(/\r\n?/g, '\n');
  return readYamlFields(text) ?? readLooseFields(text);
}
