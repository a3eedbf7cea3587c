import { useEffect } from 'react';

/** Milliseconds before colour transitions are switched on, so that the first paint has none. */
const TRANSITION_DELAY = 100;

/** Enables the transition between themes. */
export function useThemeReady(): void {
  useEffect(() => {
    const timer = setTimeout(() => document.documentElement.classList.add('theme-ready'), TRANSITION_DELAY);
    return () => clearTimeout(timer);
  }, []);
}
