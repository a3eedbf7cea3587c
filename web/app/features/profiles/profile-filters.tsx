import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Button } from '#app/components/ui/button';
import { RULE_TYPES, STARRED_SORTS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { PROFILE_SORTS, type ProfileState } from './profile-state';
import { cn } from '#app/lib/cn';
import { FilterSelect } from '#app/components/form/filter-select';
import controlStyles from '#app/components/form/control.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './profile.module.css';

/** Search, type and order of a user's rules. Choices apply at once; a button applies them when scripts do not run. */
export function ProfileFilters({ state }: { readonly state: ProfileState }) {
  const { t } = useTranslation('profile');
  const label = state.tab === 'stars' ? t('search.stars') : t('search.rules');
  return (
    <Form
      // The fields start anew with each tab and search.
      key={`${state.tab} ${state.q}`}
      className={styles.bar}
      role="search"
    >
      {state.tab === 'stars' && <input type="hidden" name="tab" value="stars" />}
      <div className={cn(controlStyles.withIcon, styles.search)}>
        <Icon of={Search} className={icons.icon} />
        <label className={typography.visuallyHidden} htmlFor="profile-search">
          {label}
        </label>
        <input
          className={controlStyles.input}
          id="profile-search"
          name="q"
          type="search"
          maxLength={LIMITS.query.max}
          placeholder={label}
          defaultValue={state.q}
        />
      </div>
      {state.tab === 'rules' && <TypeSelect type={state.type} />}
      <SortSelect state={state} />
      <Button className={layoutStyles.withoutScripts} type="submit">
        {t('search.submit')}
      </Button>
    </Form>
  );
}

function TypeSelect({ type }: { readonly type: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const words = { rule: t('common:rule_type.rule'), ccsubagents: t('common:rule_type.ccsubagents') };
  return (
    <Choice id="profile-type" name="type" label={t('profile:types.label')} value={type}>
      <option value="">{t('profile:types.all')}</option>
      {RULE_TYPES.map((word) => (
        <option key={word} value={word}>
          {words[word]}
        </option>
      ))}
    </Choice>
  );
}

function SortSelect({ state }: { readonly state: ProfileState }) {
  const { t } = useTranslation('profile');
  const words = {
    stars: t('sort.stars'),
    updated: t('sort.updated'),
    name: t('sort.name'),
    starred: t('sort.starred'),
  };
  const sorts = state.tab === 'stars' ? STARRED_SORTS : PROFILE_SORTS;
  return (
    <Choice id="profile-sort" name="sort" label={t('sort.label')} value={state.sort}>
      {sorts.map((word) => (
        <option key={word} value={word}>
          {words[word]}
        </option>
      ))}
    </Choice>
  );
}

type ChoiceProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
};

function Choice({ id, name, label, value, children }: ChoiceProps) {
  return (
    <>
      <label className={typography.visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <FilterSelect className={controlStyles.smallSelect} id={id} name={name} value={value}>
        {children}
      </FilterSelect>
    </>
  );
}
