import { readFileSync } from 'node:fs';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { Environment } from '../lib/environment';

/**
 * The certificates that SSL_CERT_FILE names instead of the usual ones, with those of NODE_EXTRA_CA_CERTS; null for the usual
 * ones. Node reads the second variable itself, but not for connections that are given certificates.
 */
export function certificates(environment: Environment): readonly string[] | null {
  const file = environment.SSL_CERT_FILE ?? '';
  if (file === '') return null;
  const extra = environment.NODE_EXTRA_CA_CERTS ?? '';
  return [read(file, 'SSL_CERT_FILE'), ...(extra === '' ? [] : [read(extra, 'NODE_EXTRA_CA_CERTS')])];
}

function read(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Failure({
      code: 'CERTIFICATES',
      says: ['network.certificates', { file, variable }],
      exit: EXIT.network,
      cause,
    });
  }
}
