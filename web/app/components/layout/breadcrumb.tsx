import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import styles from './breadcrumb.module.css';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

type Step = { readonly label: string; readonly to?: string };

type BreadcrumbProps = {
  readonly steps: readonly Step[];
  /** Shown on the right of the running head: a range or a total. */
  readonly folio?: string;
};

/** The running head of a page: its breadcrumb and its folio. The step without an address is the current page. */
export function Breadcrumb({ steps, folio }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        {steps.map(({ label, to }) => (
          <li key={`${to}${label}`}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      {folio && <span className={cn(styles.folio, typography.figures)}>{folio}</span>}
    </nav>
  );
}
