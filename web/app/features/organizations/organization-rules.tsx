import { Form } from '@remix-run/react';
import { Plus, Search } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { Button, ButtonLink } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import type { OrganizationRuleList } from './organization-rules.server';
import { FilterSelect } from '#app/components/form/filter-select';
import controlStyles from '#app/components/form/control.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './organizations.module.css';

type OrganizationRulesProps = {
  readonly list: OrganizationRuleList;
  /** Address of this list with other parameters. */
  readonly toList: (query: Readonly<Record<string, string | number>>) => string;
  /** Whether the viewer may publish here. */
  readonly canPublish: boolean;
};

/** The rules of an organization, with a search and a choice of order. */
export function OrganizationRules({ list, toList, canPublish }: OrganizationRulesProps) {
  const { t } = useTranslation('organizations');
  const { rules, q, sort, page, pageSize } = list;
  const first = (page - 1) * pageSize + 1;
  return (
    <section aria-label={t('rules.label')}>
      <ListForm q={q} sort={sort} canPublish={canPublish} />
      {rules.totalCount === 0 ? (
        <EmptyState
          title={q ? t('rules.none_found') : t('rules.empty')}
          help={canPublish ? t('rules.empty_help') : t('rules.empty_public')}
        />
      ) : (
        <>
          <Ledger start={first}>
            {rules.nodes.map((rule, index) => (
              <RuleRow key={rule.id} rule={rule} position={first + index} />
            ))}
          </Ledger>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={rules.totalCount}
            toPage={(number) => toList({ q, sort, page: number })}
          />
        </>
      )}
    </section>
  );
}

type ListFormProps = Pick<OrganizationRuleList, 'q' | 'sort'> & { readonly canPublish: boolean };

function ListForm({ q, sort, canPublish }: ListFormProps) {
  const { t } = useTranslation('organizations');
  const sorts = {
    updated: t('rules.sort.updated'),
    stars: t('rules.sort.stars'),
    name: t('rules.sort.name'),
  };
  return (
    <Form className={styles.bar} role="search">
      <div className={controlStyles.withIcon}>
        <Icon of={Search} className={icons.icon} />
        <input
          className={controlStyles.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={LIMITS.query.max}
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
        />
      </div>
      <label className={typography.visuallyHidden} htmlFor="organization-sort">
        {t('rules.sort.label')}
      </label>
      <FilterSelect className={controlStyles.smallSelect} id="organization-sort" name="sort" value={sort}>
        {Object.entries(sorts).map(([word, label]) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </FilterSelect>
      <Button className={layoutStyles.withoutScripts} type="submit" size="sm">
        {t('rules.apply')}
      </Button>
      {canPublish && (
        <ButtonLink className={layoutStyles.pushed} to={paths.ruleNew()} variant="primary" icon={Plus}>
          {t('rules.create')}
        </ButtonLink>
      )}
    </Form>
  );
}
