import { StartError } from '../config/report-failure';
import { counted, misuse, readCommandLine } from './command-line';

const HELP = 'npm run import -- FILE';

describe('the command line', () => {
  const { argv } = process;
  afterEach(() => {
    process.argv = argv;
  });

  const read = (...args: string[]) => {
    process.argv = ['node', 'cli.js', ...args];
    return readCommandLine(HELP, { options: ['owner-prefix'], switches: ['yes'] });
  };

  it('is parsed into options, switches and words', () => {
    expect(read('import', 'rules.jsonl', '--owner-prefix', 'x-', '--yes')).toEqual({
      options: { 'owner-prefix': 'x-' },
      switches: new Set(['yes']),
      words: ['import', 'rules.jsonl'],
    });
    expect(read()).toEqual({ options: {}, switches: new Set(), words: [] });
  });

  it.each(['--help', '-h'])('prints the help and exits: %s', (option) => {
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended');
    });
    expect(() => read('import', option)).toThrow('ended');
    expect(printed).toHaveBeenCalledWith(`${HELP}\n`);
    expect(exit).toHaveBeenCalledWith(0);
  });

  it('rejects an unknown option by name and shows the help', () => {
    expect(() => read('--prefix', 'x')).toThrow(StartError);
    expect(() => read('--prefix', 'x')).toThrow(/--prefix[^]*npm run import -- FILE/);
  });
});

describe('arguments that make no sense', () => {
  const help = [
    'npm run notice -- show',
    'npm run notice -- set [--en TEXT]',
    'npm run notice -- settle ID',
    '  Shows everybody a notice.',
  ].join('\n');

  it('get the usage of the command that was meant', () => {
    expect(misuse(help, ['set', 'twice']).message).toBe(
      '"set" does not take these arguments, but\n  npm run notice -- set [--en TEXT]\n--help explains them',
    );
  });

  it('get the whole help when no command was meant, or one that does not exist', () => {
    expect(misuse(help, ['shwo']).message).toBe(`There is no command "shwo"\n\n${help}`);
    expect(misuse(help, []).message).toBe(help);
    expect(misuse('npm run doctor\n  Looks at the installation.', ['x']).message).toMatch(/^npm run doctor/);
  });
});

it.each([
  [0, '0 rules'],
  [1, '1 rule'],
  [2252, '2,252 rules'],
])('counted() writes %d with the right noun', (count, text) => {
  expect(counted(count, 'rule')).toBe(text);
});
