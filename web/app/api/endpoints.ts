import { read } from './client';

/** Whether a username is free, and whether that is because it looks like somebody else's. */
export type UsernameAnswer = { readonly available: boolean; readonly imitates: boolean };

export async function checkUsername(username: string, signal: AbortSignal): Promise<UsernameAnswer> {
  const answer = await read('/auth/checkUsername', { username }, signal);
  const fields: object = typeof answer === 'object' && answer !== null ? answer : {};
  return {
    available: 'available' in fields && fields.available === true,
    imitates: 'reason' in fields && fields.reason === 'imitates',
  };
}
