import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Outcome = { readonly code: number | null; readonly out: string; readonly err: string };

export type Resident = {
  /** Runs a command of the server; one at a time. */
  readonly run: (file: string, args: readonly string[]) => Promise<Outcome>;
  readonly end: () => Promise<void>;
};

/** Starts a process that runs commands of the server with this environment, and loads the server once for all of them. */
export function startResident(env: NodeJS.ProcessEnv, cwd: string): Resident {
  const child = fork(join(__dirname, 'resident.cjs'), [], { cwd, env, execArgv: [] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const failed = ended.then(([code]): never => {
    throw new Error(`The process that runs the commands ended with ${code}.`);
  });
  failed.catch(() => undefined);
  return {
    run: async (file, args) => {
      const answered = once(child, 'message') as Promise<[Outcome]>;
      child.send({ file, args });
      return (await Promise.race([answered, failed]))[0];
    },
    end: async () => {
      child.disconnect();
      await ended;
    },
  };
}
