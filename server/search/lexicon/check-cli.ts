import path from 'node:path';
import { counted, print, readCommandLine } from '../../kernel/cli/command-line';
import { runCommand } from '../../kernel/cli/run-command';
import { readDataDir } from '../../kernel/config/env';
import { StartError } from '../../kernel/config/report-failure';
import { checkSynonyms } from './check';
import { filesWithoutEffect, synonymFiles } from './lexicon-files';
import { filesIn } from './operator-files';

const HELP = `npm run search:check
  Checks the synonyms of the search: those of the program, and your own in DATA_DIR/search/*.txt. Names lines that cannot be
  read, that say what another line says, or the opposite, and words that lead back to themselves. Ends with code 1 if there
  is one.`;

async function main(): Promise<void> {
  const { words } = readCommandLine(HELP);
  if (words.length > 0) throw new StartError(HELP);
  const { files: operators, faults } = await filesIn(path.join(readDataDir(), 'search'));
  const files = synonymFiles(operators);
  const findings = [
    ...faults,
    ...filesWithoutEffect(operators).map(({ file }) => ({
      file,
      line: 1,
      message: 'has no effect: the program writes documents with its own file of this name',
    })),
    ...checkSynonyms(files),
  ];
  for (const { file, line, message } of findings)
    print(`${path.relative(process.cwd(), file)}:${line} ${message}`);
  print(`${counted(files.length, 'file')} of synonyms checked, ${counted(findings.length, 'finding')}`);
  if (findings.length > 0) process.exitCode = 1;
}

runCommand(main);
