import { Injectable } from '@nestjs/common';

/** The current time. Tests move it; expiry in SQL compares with what this says. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Seconds since 1970, the form of every time that leaves the server. */
export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
