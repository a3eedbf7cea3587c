import {
  Bold,
  Braces,
  Code,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type IconNode,
} from 'lucide';
import { useTranslation } from '#app/i18n/use-translation';
import { IconButton } from '#app/components/ui/button';
import { FORMATS, type Format } from './text-edits';
import styles from './markdown-editor.module.css';

const ICONS: Readonly<Record<Format, IconNode>> = {
  heading: Heading,
  bold: Bold,
  italic: Italic,
  list: List,
  ordered: ListOrdered,
  code: Code,
  link: LinkIcon,
  variable: Braces,
};

/** Keys of the editor, as `aria-keyshortcuts` spells them. */
const KEYS: Readonly<Partial<Record<Format, string>>> = { bold: 'B', italic: 'I', link: 'K' };

/** The buttons that format the selected text. */
export function FormatBar({ onFormat }: { readonly onFormat: (format: Format) => void }) {
  const { t } = useTranslation('rule-editor');
  const labels: Readonly<Record<Format, string>> = {
    heading: t('format.heading'),
    bold: t('format.bold'),
    italic: t('format.italic'),
    list: t('format.list'),
    ordered: t('format.ordered'),
    code: t('format.code'),
    link: t('format.link'),
    variable: t('format.variable'),
  };
  return (
    <div className={styles.formats} role="group" aria-label={t('format.label')}>
      {FORMATS.map((format) => {
        const key = KEYS[format];
        return (
          <IconButton
            key={format}
            icon={ICONS[format]}
            size="sm"
            label={labels[format]}
            title={key ? `${labels[format]} (Ctrl+${key})` : labels[format]}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onClick={() => onFormat(format)}
          />
        );
      })}
    </div>
  );
}
