import { frontMatterBlocks } from '../front-matter';
import { readFrontMatterFields } from './front-matter-fields';
import { textOf } from './read-activation';
import { lineBreakOf } from './shared-file';
import { yamlScalar } from './write-front-matter';

/**
 * A subagent's text with another name in its front matter, and nothing else changed; null when its name cannot be told
 * apart from the rest.
 */
export function withAgentName(source: string, name: string): string | null {
  const [block] = frontMatterBlocks(source).blocks;
  const [field, ...more] = readFrontMatterFields(block ?? '').filter(({ key }) => key === 'name');
  if (block === undefined || !field || more.length > 0) return null;
  const lines = `\n${block}\n`;
  const old = `\n${field.raw.replaceAll('\n', lineBreakOf(block))}`;
  const at = lines.indexOf(old);
  if (at < 0 || at !== lines.lastIndexOf(old)) return null;
  const renamed = `${lines.slice(1, at + 1)}name: ${yamlScalar(name)}${lines.slice(at + old.length, -1)}`;
  if (textOf(readFrontMatterFields(renamed), 'name') !== name) return null;
  const start = source.indexOf(block);
  return source.slice(0, start) + renamed + source.slice(start + block.length);
}
