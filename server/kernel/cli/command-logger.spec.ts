import { PassThrough } from 'node:stream';
import { createCommandLogger } from './command-logger';

function written(
  level: 'info' | 'debug' | 'fatal',
  log: (logger: ReturnType<typeof createCommandLogger>) => void,
) {
  const output = new PassThrough();
  log(createCommandLogger({ LOG_LEVEL: level }, output as unknown as typeof process.stderr));
  return String(output.read() ?? '');
}

describe('the logger of a command', () => {
  it('says in one sentence what went wrong, without a stack', () => {
    const error = new Error('connect ECONNREFUSED 127.0.0.1:25');
    expect(
      written('info', (logger) => logger.warn({ mail: 'id', err: error }, 'a mail could not be sent')),
    ).toBe('Warning: a mail could not be sent: connect ECONNREFUSED 127.0.0.1:25\n');
    expect(written('info', (logger) => logger.error('the disk is full'))).toBe('Error: the disk is full\n');
  });

  it('is quiet about the ordinary, and about everything if asked', () => {
    expect(written('info', (logger) => logger.info('started'))).toBe('');
    expect(written('fatal', (logger) => logger.error('the disk is full'))).toBe('');
  });

  it('is the log of the server with LOG_LEVEL=debug', () => {
    const line = written('debug', (logger) => logger.warn({ mail: 'id' }, 'a mail could not be sent'));
    expect(JSON.parse(line)).toMatchObject({ level: 40, mail: 'id', msg: 'a mail could not be sent' });
  });
});
