import { useEffect, useState } from 'react';
import { onRuleNews } from './rule-events';

/** The stars of a rule: as loaded, or as told since. `isLive` says whether the page listens at all. */
export function useLiveStars(ruleId: string, loaded: number, isLive = true): number {
  const [told, setTold] = useState({ loaded, stars: loaded });
  useEffect(() => {
    if (!isLive) return;
    return onRuleNews((news) => {
      if (news.ruleId === ruleId) setTold({ loaded, stars: news.stars });
    });
  }, [ruleId, loaded, isLive]);
  // What was loaded after the news is newer.
  return told.loaded === loaded ? told.stars : loaded;
}

/** The version that was published while the page is open; null when the one that it knows is the latest. */
export function useNewVersion(ruleId: string, known: string): string | null {
  const [told, setTold] = useState({ known, version: known });
  useEffect(
    () =>
      onRuleNews((news) => {
        if (news.ruleId === ruleId) setTold({ known, version: news.version });
      }),
    [ruleId, known],
  );
  return told.known === known && told.version !== known ? told.version : null;
}
