import { useEffect } from 'react';

/** Milliseconds before colour transitions are switched on, so that the first paint has none. */
const SETTLED = 100;

/** Enables the transition between themes. */
export function useThemeReady(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('theme-ready'), SETTLED);
    return () => clearTimeout(timer);
  }, []);
}
