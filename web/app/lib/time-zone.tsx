import { SECONDS_PER } from '@kimari/common/durations';
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const TimeZone = createContext('UTC');

type TimeZoneProviderProps = {
  /** The zone in which the server rendered the dates. */
  readonly rendered: string;
  /** The zone that the reader has set in their account. */
  readonly chosen: string | null;
  readonly children: ReactNode;
};

/**
 * Gives all dates of a page one zone. The first rendering in the browser has the server's, so that both have the same
 * text. Dates then change to the browser's own zone, which the server knows only from the next page on.
 */
export function TimeZoneProvider({ rendered, chosen, children }: TimeZoneProviderProps) {
  const [own, setOwn] = useState<string>();
  // A transition, because parts of the page may not be hydrated yet.
  useEffect(() => startTransition(() => setOwn(browserTimeZone())), []);
  return <TimeZone.Provider value={chosen ?? own ?? rendered}>{children}</TimeZone.Provider>;
}

/** The IANA zone of dates. */
export const useTimeZone = () => useContext(TimeZone);

/** Tells the server the browser's zone with a cookie, for the pages loaded from now on. */
export function useBrowserTimeZone(): void {
  useEffect(() => {
    const zone = browserTimeZone();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    if (zone && !document.cookie.split('; ').includes(`tz=${zone}`))
      document.cookie = `tz=${zone}; Path=/; Max-Age=${SECONDS_PER.year}; SameSite=Lax${secure}`;
  }, []);
}

/** The zone of the browser; undefined when it does not tell. */
export function browserTimeZone(): string | undefined {
  // The types promise a zone, but a browser whose clock is unknown has none.
  return Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
}
