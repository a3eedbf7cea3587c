import { closeAll, closedAtEnd } from './cleanup';

describe('what a benchmark has opened', () => {
  const closed: string[] = [];
  const opened = (name: string) =>
    closedAtEnd(() => {
      closed.push(name);
      return Promise.resolve();
    });
  beforeEach(() => closed.splice(0));

  it('is closed once, the last opened first', async () => {
    opened('database');
    const closeServer = opened('server');
    opened('load');
    await closeServer();
    await closeAll();
    await closeServer();
    expect(closed).toEqual(['server', 'load', 'database']);
  });

  it('is closed although something before it could not be', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    opened('folder');
    closedAtEnd(() => Promise.reject(new Error('gone')));
    await closeAll();
    expect(closed).toEqual(['folder']);
    expect(said).toHaveBeenCalledTimes(1);
  });
});
