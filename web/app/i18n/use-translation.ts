import { DEFAULT_NAMESPACE, type Translate } from './texts';
import { usePageTexts } from './texts-context';

/** The texts of namespaces, which the build loads before a component that names them is shown. */
export function useTranslation(namespaces: string | readonly string[] = DEFAULT_NAMESPACE): {
  readonly t: Translate;
} {
  const texts = usePageTexts();
  texts.require(namespaces);
  return { t: texts.translator(namespaces) };
}
