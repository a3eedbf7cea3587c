import { CircleCheck, CircleDot, CircleMinus } from 'lucide';
import type { Content, Support } from '@kimari/common/targets/support';
import { useLocale } from '#app/i18n/use-locale';
import { IconSymbols, SymbolIcon } from '#app/components/ui/icon-symbols';
import { typography } from '#app/components/ui/styles';
import { formatBytes, formatCount, formatMonth } from '#app/lib/format';
import { useTranslation } from '#app/i18n/use-translation';
import styles from './targets-page.module.css';
import { contentWords, supportWords } from './words';

const ICONS = { kept: CircleCheck, changed: CircleDot, lost: CircleMinus };
const SUPPORTS = ['kept', 'changed', 'lost'] as const;

/** A target as a column. */
export type TargetColumn = {
  readonly id: string;
  readonly label: string;
  readonly isLegacy: boolean;
  readonly path: string;
  readonly agentPath: string | null;
  readonly maxCharacters: number | null;
  readonly maxBytes: number | null;
  /** `2026-11`, and the document that was read then. */
  readonly checked: { readonly on: string; readonly source: string };
};

export type ContentRow = {
  readonly content: Content;
  /** Number of the note below the table. */
  readonly note: number | null;
  /** In the order of the columns. */
  readonly supports: readonly Support[];
};

type TargetsMatrixProps = { readonly columns: readonly TargetColumn[]; readonly rows: readonly ContentRow[] };

/** Which parts of a rule each target keeps. Scrolls sideways below its first column, so the keyboard must reach it. */
export function TargetsMatrix({ columns, rows }: TargetsMatrixProps) {
  const { t } = useTranslation('targets');
  return (
    <>
      <IconSymbols icons={ICONS} />
      <ul className={styles.legend}>
        {SUPPORTS.map((support) => (
          <li key={support} className={styles[support]}>
            <SymbolIcon name={support} />
            {supportWords(t)[support]}
          </li>
        ))}
      </ul>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('title')}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('content')}</th>
              {columns.map(({ id, label, isLegacy }) => (
                <th key={id} scope="col">
                  {label}
                  {isLegacy && <small>{t('legacy')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SupportRow key={row.content} {...row} columns={columns} />
            ))}
          </tbody>
          <FactRows columns={columns} />
        </table>
      </div>
    </>
  );
}

function SupportRow({ content, note, supports, columns }: ContentRow & Pick<TargetsMatrixProps, 'columns'>) {
  const { t } = useTranslation('targets');
  const words = supportWords(t);
  return (
    <tr>
      <th scope="row">
        {contentWords(t)[content]}
        {note && (
          <sup>
            <a href={`#note-${note}`}>
              <span className={typography.visuallyHidden}>{t('note')}</span>
              {note}
            </a>
          </sup>
        )}
      </th>
      {supports.map((support, index) => (
        <td key={columns[index]?.id} className={styles[support]}>
          <SymbolIcon name={support} />
          <span className={typography.visuallyHidden}>{words[support]}</span>
        </td>
      ))}
    </tr>
  );
}

function FactRows({ columns }: Pick<TargetsMatrixProps, 'columns'>) {
  const { t } = useTranslation('targets');
  const locale = useLocale();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('facts.rule')}</th>
        {columns.map(({ id, path }) => (
          <td key={id}>
            <code>{path}</code>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('facts.agent')}</th>
        {columns.map(({ id, agentPath }) => (
          <td key={id}>{agentPath ? <code>{agentPath}</code> : t('none')}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('facts.length')}</th>
        {columns.map((column) => (
          <td key={column.id} className={typography.figures}>
            <Length {...column} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{t('facts.checked')}</th>
        {columns.map(({ id, label, checked }) => (
          <td key={id} className={typography.figures}>
            <a
              href={checked.source}
              rel="noreferrer"
              aria-label={t('source', { label, month: formatMonth(checked.on, locale) })}
            >
              {formatMonth(checked.on, locale)}
            </a>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function Length({ maxCharacters, maxBytes }: Pick<TargetColumn, 'maxCharacters' | 'maxBytes'>) {
  const { t } = useTranslation('targets');
  if (maxCharacters !== null) return t('characters', { limit: formatCount(maxCharacters) });
  return maxBytes === null ? t('none') : formatBytes(maxBytes);
}
