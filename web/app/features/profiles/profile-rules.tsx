import { Form, useSubmit } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Pagination } from '#app/components/feedback/pagination';
import { Ledger } from '#app/components/rules/ledger';
import { RuleRow } from '#app/components/rules/rule-row';
import { Button } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { useHydrated } from '#app/lib/use-hydrated';
import { PROFILE_SORTS } from './profile-sorts';
import type { ProfileSort } from './profile-sorts';
import type { UserPageContent } from './user-page.server';
import { cn } from '#app/lib/cn';
import controlStyles from '#app/components/form/control.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import typography from '#app/components/ui/typography.module.css';
import styles from './profile.module.css';

/** A user's public rules, with a choice of order. */
export function ProfileRules({ user, rules, sort, page, pageSize }: UserPageContent) {
  const { t } = useTranslation('profile');
  if (rules.totalCount === 0) return <EmptyState title={t('empty.title')} help={t('empty.help')} />;
  const first = (page - 1) * pageSize + 1;
  return (
    <section aria-labelledby="public-rules">
      <div className={cn(layoutStyles.cluster, styles.bar)}>
        <h2 className={typography.subheading} id="public-rules">
          {t('rules')}
        </h2>
        <SortForm sort={sort} />
      </div>
      <Ledger start={first}>
        {rules.nodes.map((rule, index) => (
          <RuleRow key={rule.id} rule={rule} position={first + index} />
        ))}
      </Ledger>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={rules.totalCount}
        toPage={(number) => paths.user(user.username, { sort, page: number })}
      />
    </section>
  );
}

/** Submits on change; has a button for when scripts do not run. */
function SortForm({ sort }: { readonly sort: ProfileSort }) {
  const { t } = useTranslation('profile');
  const submit = useSubmit();
  const hydrated = useHydrated();
  const words: Readonly<Record<ProfileSort, string>> = {
    stars: t('sort.stars'),
    updated: t('sort.updated'),
    name: t('sort.name'),
  };
  return (
    <Form
      className={cn(layoutStyles.cluster, layoutStyles.pushed)}
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <label className={typography.visuallyHidden} htmlFor="profile-sort">
        {t('sort.label')}
      </label>
      <select
        className={cn(controlStyles.select, controlStyles.smallSelect)}
        id="profile-sort"
        name="sort"
        defaultValue={sort}
      >
        {PROFILE_SORTS.map((word) => (
          <option key={word} value={word}>
            {words[word]}
          </option>
        ))}
      </select>
      {!hydrated && (
        <Button type="submit" size="sm">
          {t('sort.apply')}
        </Button>
      )}
    </Form>
  );
}
