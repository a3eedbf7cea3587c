import { Client } from 'pg';

/** Statements about mails and news, which the process sends by itself. */
const OF_THE_BACKGROUND = /mail_outbox|pg_notify/;

/** Runs some work and returns the statements that left for the database meanwhile, without those of the background. */
export async function statementsDuring(work: () => PromiseLike<unknown>): Promise<readonly string[]> {
  const sent = jest.spyOn(Client.prototype, 'query');
  await work();
  const texts = (sent.mock.calls as readonly (readonly unknown[])[]).map(([statement]) => textOf(statement));
  sent.mockRestore();
  return texts.filter((text) => !OF_THE_BACKGROUND.test(text));
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { readonly text: string }).text;
}
