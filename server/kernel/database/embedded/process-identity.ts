import { readFileSync } from 'node:fs';

/** A process id with the moment it started: ids are reused, above all after a container's restart. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid) };
}

/** False for a process that ended but was not collected by its parent yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statFields(pid)[0] !== 'Z';
}

/** True when the very process that was written down still runs. */
export function isStillRunning(identity: ProcessIdentity): boolean {
  return isAlive(identity.pid) && startOf(identity.pid) === identity.startedAt;
}

/** The start in clock ticks since boot; empty where the system has no /proc. */
function startOf(pid: number): string {
  return statFields(pid)[19] ?? '';
}

/** The fields of /proc/PID/stat from the third (the state) on; see proc_pid_stat(5). */
function statFields(pid: number): readonly string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
