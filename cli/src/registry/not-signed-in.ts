import { EXIT } from '../exit-codes';
import { Failure } from '../failure';

/** The failure of a command that needs an account at a registry, and has none. */
export function notSignedIn(origin: string): Failure {
  return new Failure({
    code: 'UNAUTHORIZED',
    says: ['whoami.nobody', { origin }],
    exit: EXIT.signIn,
    hint: ['hint.login'],
  });
}
