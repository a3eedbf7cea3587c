import { isTooComplex } from './complexity.server';

const table = (columns: number, rows: number, prefix = '') =>
  [
    `${prefix}${'|a'.repeat(columns)}|`,
    `${prefix}${'|-'.repeat(columns)}|`,
    ...Array.from({ length: rows }, () => `${prefix}x`),
  ].join('\n');

describe('isTooComplex', () => {
  it.each([
    ['a wide table of short rows', table(390, 40)],
    ['the same in a quote', table(390, 40, '> ')],
    ['the same in a list', `- ${table(390, 40, '  ').trimStart()}`],
    ['many narrow tables', Array.from({ length: 40 }, () => table(9, 40)).join('\n\n')],
  ])('counts the cells of %s', (_name, text) => {
    expect(isTooComplex(text)).toBe(true);
  });

  it.each([
    ['a table of twelve columns and two hundred rows', table(12, 200)],
    ['text that follows a table', `${table(40, 10)}\n\n${'x\n'.repeat(2_000)}`],
    ['rules and headings that look like a row of dashes', 'a\n---\n\n'.repeat(500)],
  ])('lets %s pass', (_name, text) => {
    expect(isTooComplex(text)).toBe(false);
  });
});
