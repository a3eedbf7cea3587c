import { Client } from 'pg';
import { currentDeadline } from '../../server/kernel/deadline';

/**
 * Runs some work and returns the statements that requests sent to the database meanwhile. What the process does by itself
 * has no deadline, which tells the two apart.
 */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  // Its overloads make the method's type useless here.
  const send = Reflect.get(Client.prototype, 'query') as (...given: readonly unknown[]) => unknown;
  const sent = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: readonly unknown[]
  ) {
    if (currentDeadline()) texts.push(textOf(given[0]));
    return send.apply(this, [...given]) as never;
  });
  try {
    await work();
  } finally {
    sent.mockRestore();
  }
  return texts;
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { readonly text: string }).text;
}
