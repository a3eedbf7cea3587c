import { readFileSync } from 'node:fs';

/** A process id with its start time, because ids are reused, especially after a container restart. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid) };
}

/** Whether a process runs; false for a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statFields(pid)[0] !== 'Z';
}

/** Whether the recorded process, not a later one with the same id, still runs. */
export function isStillRunning(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && startOf(identity.pid) === identity.startedAt;
}

/** Start time in clock ticks since boot; empty on systems without /proc. */
function startOf(pid: number): string {
  return statFields(pid)[19] ?? '';
}

/** The fields of /proc/PID/stat, starting with the third (state); see proc_pid_stat(5). */
function statFields(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may itself contain spaces and parentheses.
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
