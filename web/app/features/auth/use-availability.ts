import { useEffect, useState } from 'react';
import { checkUsername, type UsernameAnswer } from '#app/api/endpoints';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';

/** Milliseconds after the last keystroke before asking the server. */
const DEBOUNCE = 400;

/** Whether a name can be registered; `unknown` while typing and when the check fails. */
export type Availability = 'unknown' | 'free' | 'taken' | 'imitates';

export function useAvailability(username: string): Availability {
  const [answer, setAnswer] = useState<{ username: string; availability: Availability } | null>(null);
  useEffect(() => {
    if (username.length < LIMITS.username.min || username.length > LIMITS.username.max) return;
    if (!NAME_PATTERN.test(username)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      checkUsername(username, stop.signal).then(
        (answered) => setAnswer({ username, availability: availabilityOf(answered) }),
        // Only a hint: submitting the form reports a taken name anyway.
        () => setAnswer(null),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username]);
  return answer?.username === username ? answer.availability : 'unknown';
}

function availabilityOf({ available, imitates }: UsernameAnswer): Availability {
  if (available) return 'free';
  return imitates ? 'imitates' : 'taken';
}
