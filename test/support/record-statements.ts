import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** The name of the server's connections, which those of tests do not have. */
const SERVER = 'kimari';
/** What `explain` can plan; the rest does not depend on the schema. */
const PLANNED = /^\s*(?:select|insert|update|delete|with|merge|values)\b/i;

/**
 * Records the statements that the server sends during the tests, so that the next release can prove that they work on its
 * schema: `npm run record:statements`.
 */
function recordStatements(folder: string): void {
  const file = join(folder, `${process.pid}.jsonl`);
  const known = new Set<string>();
  // Its overloads make the method's type useless here.
  const send = Reflect.get(Client.prototype, 'query') as (...given: readonly unknown[]) => unknown;
  const recording = function (this: Client, ...given: readonly unknown[]): unknown {
    const text = textOf(given[0]);
    if (PLANNED.test(text) && !known.has(text) && nameOf(this) === SERVER) {
      known.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return send.apply(this, [...given]);
  };
  Reflect.set(Client.prototype, 'query', recording);
}

function nameOf(client: Client): unknown {
  const parameters = Reflect.get(client, 'connectionParameters') as { readonly application_name?: unknown };
  return parameters.application_name;
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { readonly text?: string } | null)?.text ?? '';
}

const folder = process.env.KIMARI_STATEMENTS;
if (folder) recordStatements(folder);
