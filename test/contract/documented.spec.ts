import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { ERROR_STATUS } from '@kimari/common/error-codes';
import { declaredErrors } from '../../server/kernel/errors/app-error';
import { LISTED_ERRORS } from '../../web/app/features/api-reference/listed-errors';

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8');

describe('docs/graphql.md', () => {
  const schema = buildSchema(read('schema.graphql'));
  const document = read('docs/graphql.md');
  const namesOf = (type: 'Query' | 'Mutation') =>
    Object.keys((type === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});

  it.each(['Query', 'Mutation'] as const)('names every field of %s', (type) => {
    expect(namesOf(type).length).toBeGreaterThan(30);
    expect(namesOf(type).filter((name) => !new RegExp(`\\b${name}\\b`).test(document))).toEqual([]);
  });
});

describe('the lists of errors', () => {
  /** Errors that no call of REST answers with. */
  const ELSEWHERE = [
    // The framework's, for a header that no call looks at.
    'NOT_ACCEPTABLE',
    // Of GraphQL.
    'GATEWAY_TIMEOUT',
  ];
  const known = () => {
    const files = readdirSync(path.join(ROOT, 'server'), { recursive: true, encoding: 'utf8' });
    // Loading a file declares its errors.
    for (const file of files.filter((name) => name.endsWith('.errors.ts')))
      jest.requireActual<object>(path.join(ROOT, 'server', file));
    const codes = new Set(declaredErrors().map(({ code }) => code));
    return Object.entries(ERROR_STATUS).filter(
      ([code]) => codes.has(code as keyof typeof ERROR_STATUS) && !ELSEWHERE.includes(code),
    );
  };

  it('have every code of REST in the reference', () => {
    expect([...LISTED_ERRORS]).toEqual(known().map(([code]) => code));
  });

  it('have every code of REST in docs/api.md', () => {
    const rows = [...read('docs/api.md').matchAll(/^\| (\d{3}) +\| (?:`(\w+)`)? *\|/gm)];
    const listed = rows.map(([, status, code]) => [code ?? 'TIMEOUT', Number(status)] as const);
    expect(listed).toEqual(known());
  });
});
