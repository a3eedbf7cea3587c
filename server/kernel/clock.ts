import { Injectable } from '@nestjs/common';

/**
 * The current time. Tests replace it, and SQL receives it as a parameter wherever expiry is checked. In the server it is the
 * time of the database (`DatabaseClock`), because one process judges the times that another has stored.
 */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Seconds since the Unix epoch, the format of every time that the server sends. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
