import { format } from 'node:util';

/**
 * A warning or an error that nobody expected fails the test that caused it. A test that expects one says so with
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const unexpected: string[] = [];
/** Advice about the next major version, said once by the stub that route components are tested in. */
const ROUTER_ADVICE = 'React Router Future Flag Warning';
const original = { error: console.error, warn: console.warn };

beforeAll(() => {
  console.error = record('error');
  console.warn = record('warn');
});

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});

afterAll(() => {
  Object.assign(console, original);
});

function record(method: 'error' | 'warn') {
  return (...parameters: unknown[]): void => {
    const line = format(...parameters);
    if (!line.includes(ROUTER_ADVICE)) unexpected.push(`console.${method}: ${line}`);
  };
}
