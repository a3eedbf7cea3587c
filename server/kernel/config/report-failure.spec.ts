import { StorageFailure, storeUnavailable } from '../storage/storage-failure';
import { reportFailure, StartError } from './report-failure';
import { SettingsError } from './settings-error';

function reportOf(error: unknown): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  reportFailure(error);
  expect(exit).toHaveBeenCalledWith(1);
  return write.mock.calls.map(([text]) => String(text)).join('');
}

describe('the report of a failure', () => {
  it.each([new StartError('There is no file a'), new SettingsError('Setting PORT is missing')])(
    'is only the message of an error written for the user: %s',
    (error) => {
      expect(reportOf(error)).toBe(`${error.message}\n`);
    },
  );

  it('reports the cause of a wrapped error', () => {
    const failure = new StorageFailure('GET a in the bucket b: 403 AccessDenied', 'AccessDenied');
    expect(reportOf(storeUnavailable(failure))).toBe(
      'Kimari failed: GET a in the bucket b: 403 AccessDenied\n',
    );
  });

  it('shows the stack of an unexpected error', () => {
    expect(reportOf(new TypeError('oh'))).toMatch(/^Kimari failed: TypeError: oh\n\s+at /);
  });
});
