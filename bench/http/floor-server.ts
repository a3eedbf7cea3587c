/**
 * The floor: the minimal server for the same responses. Bare node:http and pg run the same SQL and serialize the same
 * JSON (or send the same page from memory). The benchmark starts it in its own process; argv[2] is the file of
 * responses.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'pg';
import type { FloorAnswers } from './floor';

const { databaseUrl, poolSize, port, answers } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as FloorAnswers;
const pool = new Pool({ connectionString: databaseUrl, max: poolSize });

createServer((request, response) => {
  void (async () => {
    const body = await bodyOf(request);
    const answer = answers[`${request.method} ${addressOf(request)} ${body}`];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    const client = await pool.connect();
    try {
      for (const { sql, parameters, name } of answer.statements) {
        await client.query({ text: sql, values: [...parameters], ...(name && { name }) });
      }
    } finally {
      client.release();
    }
    const text = answer.text ?? JSON.stringify(answer.json);
    response
      .writeHead(200, { 'content-type': answer.type, 'content-length': Buffer.byteLength(text) })
      .end(text);
  })().catch(() => response.writeHead(500).end());
}).listen(port, '127.0.0.1', () => process.stdout.write('ready\n'));

/** The address without the part in which cold requests differ. */
function addressOf({ url = '' }: IncomingMessage): string {
  return url.replace(/[?&]_=\d+$/, '');
}

/**
 * Parses the body, as a real server does, and serializes it again as the key of its response, without the part in which
 * cold requests differ.
 */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (parts.length === 0) return '';
  const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as object;
  return JSON.stringify({ ...body, _: undefined });
}
