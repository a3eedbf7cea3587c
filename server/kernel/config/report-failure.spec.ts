import { StorageFailure, storeUnavailable } from '../storage/storage-failure';
import { reportFailure, StartError } from './report-failure';
import { SettingsError } from './settings-error';

function saidAbout(error: unknown): string {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  reportFailure(error);
  expect(exit).toHaveBeenCalledWith(1);
  return write.mock.calls.map(([text]) => String(text)).join('');
}

describe('the report of a failure', () => {
  it.each([new StartError('There is no file a'), new SettingsError('Setting PORT is missing')])(
    'is the message of an error that explains itself: %s',
    (error) => {
      expect(saidAbout(error)).toBe(`${error.message}\n`);
    },
  );

  it('says what stands behind a refusal', () => {
    const failure = new StorageFailure('GET a in the bucket b: 403 AccessDenied', 'AccessDenied');
    expect(saidAbout(storeUnavailable(failure))).toBe(
      'Kimari failed: GET a in the bucket b: 403 AccessDenied\n',
    );
  });

  it('shows where an unknown error comes from', () => {
    expect(saidAbout(new TypeError('oh'))).toMatch(/^Kimari failed: TypeError: oh\n\s+at /);
  });
});
