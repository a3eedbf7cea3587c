import { LOADERS } from './loaders';
import { COMMANDS } from './table';

it('has the code of every command, and of nothing else', () => {
  expect(Object.keys(LOADERS).sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
});
