import { reportFailure } from '../config/report-failure';
import { reportBrokenOutput } from './broken-output';

/** Runs a program for operators, and ends the process with a code other than 0 and one line if it fails. */
export function runCommand(main: () => Promise<void>): void {
  reportBrokenOutput();
  main().catch(reportFailure);
}
