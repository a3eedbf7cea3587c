import { DEFAULT_NAMESPACE, type Translate } from './texts';
import { usePageTexts } from './texts-context';

/** The texts of namespaces. In the browser, a component waits for those that are not loaded yet. */
export function useTranslation(namespaces: string | readonly string[] = DEFAULT_NAMESPACE): {
  readonly t: Translate;
} {
  const texts = usePageTexts();
  const missing = texts.missing(namespaces);
  // React shows the component when a promise that it throws is fulfilled.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (missing) throw missing;
  return { t: texts.translator(namespaces) };
}
