import { join } from 'node:path';
import { withStartLock } from '../../../server/kernel/database/embedded/start-lock';

const LOCK = join(process.env.FAULTS_FOLDER ?? '', 'measuring.lock');
/** Milliseconds; longer than all files that measure take together. */
const TURN_WITHIN = 600_000;

/** Gives a file that measures how fast a server answers its turn: no other file that does runs meanwhile. Call it first. */
export function measureAlone(): void {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let measuring: Promise<void> | undefined;
  beforeAll(
    () =>
      new Promise<void>((begin, fail) => {
        measuring = withStartLock(LOCK, () => {
          begin();
          return finished;
        });
        measuring.catch(fail);
      }),
    TURN_WITHIN,
  );
  afterAll(async () => {
    finish();
    await measuring;
  });
}
