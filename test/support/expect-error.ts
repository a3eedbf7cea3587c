import type { Response } from 'supertest';

/** The status, code and message of an error. */
export type Refusal = readonly [status: number, code: string, message: string];

/** The contract's envelope of an error. */
export function envelope(status: number, code: string, message: string, data?: object): object {
  return { defined: false, code, status, message, ...(data && { data }) };
}

/** Expects a response to be an error with exactly this status, code and message. */
export function expectError(
  response: Response,
  status: number,
  code: string,
  message: string,
  data?: object,
): void {
  expect(response.body).toEqual(envelope(status, code, message, data));
  expect(response.status).toBe(status);
}
