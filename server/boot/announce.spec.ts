import pino from 'pino';
import type { Env } from '../kernel/config/env';
import { announce } from './announce';

const ENV = { APP_URL: 'http://localhost:3000', HOST: '0.0.0.0', PORT: 3000 } as Env;
const DEMO = { email: 'sora@example.jp', password: 'geheim' };

function announced(isTTY: boolean): { readonly said: string; readonly logged: readonly string[] } {
  const logged: string[] = [];
  let said = '';
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const output = { isTTY, write: (part: string) => ((said += part), true) } as typeof process.stdout;
  announce(ENV, DEMO, logger, output);
  return { said, logged };
}

describe('the announcement', () => {
  it('is for people on a terminal', () => {
    const { said, logged } = announced(true);
    expect(said).toMatch(
      /^\n {2}Kimari is ready at http:\S+\n {2}Sign in to the demo as \S+ with the password geheim\n {2}Forms are/,
    );
    expect(logged).toEqual([]);
  });

  it('is lines of the log elsewhere, whatever its level', () => {
    const { said, logged } = announced(false);
    expect(said).toBe('');
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, msg: 'Kimari is ready at http://localhost:3000' },
      { level: 30, msg: 'Sign in to the demo as sora@example.jp with the password geheim' },
      { level: 40, msg: expect.stringContaining('Forms are accepted at http://localhost:3000 only') },
    ]);
  });
});
