import { read } from './client';

/** Whether a username is free. */
export async function checkUsername(username: string, signal: AbortSignal): Promise<{ available: boolean }> {
  const answer = await read('/auth/checkUsername', { username }, signal);
  const available =
    typeof answer === 'object' && answer !== null && 'available' in answer && answer.available;
  return { available: available === true };
}
