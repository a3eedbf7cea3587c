import { closeAll, closedAtEnd } from './cleanup';

describe('resources of a benchmark', () => {
  const closed: string[] = [];
  const opened = (name: string) =>
    closedAtEnd(() => {
      closed.push(name);
      return Promise.resolve();
    });
  beforeEach(() => closed.splice(0));

  it('are closed once, in reverse order', async () => {
    opened('database');
    const closeServer = opened('server');
    opened('load');
    await closeServer();
    await closeAll();
    await closeServer();
    expect(closed).toEqual(['server', 'load', 'database']);
  });

  it('are closed even when closing another one fails', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    opened('folder');
    closedAtEnd(() => Promise.reject(new Error('gone')));
    await closeAll();
    expect(closed).toEqual(['folder']);
    expect(said).toHaveBeenCalledTimes(1);
  });
});
