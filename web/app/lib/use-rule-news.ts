import { useEffect, useState } from 'react';
import { onRuleNews } from './rule-events';

/** A rule's number of stars: as loaded, or as updated since. `isLive` says whether the page receives updates at all. */
export function useLiveStars(ruleId: string, loaded: number, isLive = true): number {
  const [told, setTold] = useState({ loaded, stars: loaded });
  useEffect(() => {
    if (!isLive) return;
    return onRuleNews((news) => {
      if (news.ruleId === ruleId) setTold({ loaded, stars: news.stars });
    });
  }, [ruleId, loaded, isLive]);
  // Data loaded after the last event are newer.
  return told.loaded === loaded ? told.stars : loaded;
}

/** The version published while the page is open; null when the page already shows the latest. */
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
