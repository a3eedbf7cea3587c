import { format } from 'node:util';

/**
 * Fails a test that causes an unexpected warning or error. A test that expects one mocks the method:
 * `jest.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const unexpected: string[] = [];
/** Upgrade advice that the route stub of component tests prints once. */
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
