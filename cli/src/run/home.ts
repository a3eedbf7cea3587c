import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseObject } from '../lib/json';

const DEFAULT_HOME = 'http://localhost:3000';

/** The registry that this copy of the program was downloaded from, which wrote its address beside it. */
export function homeRegistry(program: string): string {
  try {
    const { registry } = parseObject(readFileSync(join(dirname(program), 'registry.json'), 'utf8')) ?? {};
    return typeof registry === 'string' ? registry : DEFAULT_HOME;
  } catch {
    return DEFAULT_HOME;
  }
}
