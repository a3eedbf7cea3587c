import { useEffect } from 'react';

/** Milliseconds after which colours may change softly; the first paint never does. */
const SETTLED = 100;

/** Lets a change of theme fade from now on. */
export function useThemeReady(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('theme-ready'), SETTLED);
    return () => clearTimeout(timer);
  }, []);
}
