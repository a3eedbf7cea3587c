import { DeadlineClient } from './deadline-client';

describe('a connection', () => {
  it('does not end the process when the server ends it between two statements', () => {
    const client = new DeadlineClient();
    expect(client.emit('error', new Error('terminating connection due to unexpected postmaster exit'))).toBe(
      true,
    );
  });
});
