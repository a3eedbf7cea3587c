import { EXIT } from '../exit-codes';
import { Failure } from '../failure';

/** The failure of a command for which no version of a rule is in the range. */
export function noVersion(path: string, range: string): Failure {
  return new Failure({
    code: 'NO_VERSION',
    says: ['reference.no_version', { path, range }],
    exit: EXIT.failed,
    hint: ['reference.no_version_hint', { path }],
  });
}
