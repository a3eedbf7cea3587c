import { createContext, useContext, useEffect } from 'react';

const TimeZone = createContext('UTC');

/** Gives all dates of a page one zone, which the server chooses, so that server and browser render the same text. */
export const TimeZoneProvider = TimeZone.Provider;

/** The IANA zone of dates. */
export const useTimeZone = () => useContext(TimeZone);

const ONE_YEAR = 365 * 86_400;

/** Tells the server the browser's zone with a cookie, for the pages loaded from now on. */
export function useBrowserTimeZone(): void {
  useEffect(() => {
    const zone = browserTimeZone();
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    if (zone && !document.cookie.split('; ').includes(`tz=${zone}`))
      document.cookie = `tz=${zone}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure}`;
  }, []);
}

/** The zone of the browser; undefined when it does not tell. */
export function browserTimeZone(): string | undefined {
  // The types promise a zone, but a browser whose clock is unknown has none.
  return Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
}
