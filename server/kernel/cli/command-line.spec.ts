import { StartError } from '../config/report-failure';
import { counted, readCommandLine } from './command-line';

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

it.each([
  [0, '0 rules'],
  [1, '1 rule'],
  [2252, '2,252 rules'],
])('counted() writes %d with the right noun', (count, text) => {
  expect(counted(count, 'rule')).toBe(text);
});
