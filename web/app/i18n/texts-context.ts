import { createContext, useContext } from 'react';
import type { PageTexts } from './texts';

const TextsContext = createContext<PageTexts | null>(null);

/** Provides a page's texts. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the page. */
export function usePageTexts(): PageTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no TextsProvider around this component');
  return texts;
}
