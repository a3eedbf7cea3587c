import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { typography } from '#app/components/ui/styles';
import { CodeSample } from './code-sample';
import { Description } from './description';
import { FieldTable } from './field-table';
import type { GraphqlEntry, GraphqlReference } from './graphql-reference';
import { ReferenceFrame } from './reference-frame';
import type { FrameState } from './reference-frame';
import styles from './reference.module.css';

export type GraphqlState = Pick<FrameState, 'counts'> & { readonly reference: GraphqlReference };

/** The queries and mutations of the schema. */
export function GraphqlPage({ counts, reference }: GraphqlState) {
  const { t } = useTranslation('api-reference');
  const { queries, viewer, mutations } = reference;
  return (
    <ReferenceFrame counts={counts} current="graphql" entries={[]}>
      <div>
        <h1 className={typography.title}>{t('graphql.title')}</h1>
        <p className={cn(typography.lead, styles.lead)}>
          {t('graphql.lead')}{' '}
          <a className={typography.link} href="/graphql">
            {t('graphql.console')}
          </a>
        </p>
      </div>
      <Entries id="query" title={t('graphql.queries')} entries={queries} />
      <Entries id="viewer" title={t('graphql.viewer')} entries={viewer} />
      <Entries id="mutation" title={t('graphql.mutations')} entries={mutations} />
    </ReferenceFrame>
  );
}

type EntriesProps = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly GraphqlEntry[];
};

function Entries({ id, title, entries }: EntriesProps) {
  const { t } = useTranslation('api-reference');
  return (
    <section aria-labelledby={id}>
      <h2 className={typography.heading} id={id}>
        {title}
      </h2>
      {entries.map(({ name, type, fields, description, curl }) => (
        <article key={name} className={styles.call} aria-labelledby={`${id}-${name}`}>
          <h3 className={typography.subheading} id={`${id}-${name}`}>
            <code>{name}</code>
          </h3>
          <p className={styles.address}>
            <code>{type}</code>
          </p>
          {description && (
            <p>
              <Description text={description} />
            </p>
          )}
          <div className={styles.grid}>
            <div>
              {fields.length > 0 ? (
                <FieldTable fields={fields} />
              ) : (
                <p className={typography.muted}>{t('fields.none')}</p>
              )}
            </div>
            <CodeSample title="curl" code={curl} copyLabel={t('copy_curl', { name })} />
          </div>
        </article>
      ))}
    </section>
  );
}
