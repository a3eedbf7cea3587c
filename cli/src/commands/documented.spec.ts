import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from './table';

const DOCUMENT = readFileSync(join(__dirname, '../../../docs/cli.md'), 'utf8');
const [, jsonTable = ''] = /\| Command +\| Fields[^\n]*\n([\s\S]*?)\n\n/.exec(DOCUMENT) ?? [];

it.each(COMMANDS.map(({ name }) => name))('documents the fields that `%s --json` prints', (name) => {
  expect(jsonTable).toContain(`\`${name}\``);
});
