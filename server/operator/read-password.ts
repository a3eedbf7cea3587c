import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from '../kernel/config/report-failure';

/** Without look-alikes, because somebody may have to type it. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
/** 116 bits. */
const GENERATED_LENGTH = 20;

/** A new random password. */
export function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Reads a password from a terminal, twice and unseen, or from what is piped into this process. Never from arguments. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine(await text(process.stdin));
  const password = await ask('New password: ');
  if (password !== (await ask('Again: '))) throw new StartError('The two passwords differ');
  return firstLine(password);
}

function firstLine(given: string): string {
  const password = given.split(/\r?\n/, 1)[0] ?? '';
  if (password === '') throw new StartError('No password was given: type it, pipe it in, or use --generate');
  return password;
}

/** Shows the question, and nothing of the answer. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
