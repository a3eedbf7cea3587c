import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { Button } from '#app/components/ui/button';
import { REASON_NAMES } from '#app/graphql/words';
import { cn } from '#app/lib/cn';
import { useTranslation } from '#app/i18n/use-translation';
import { REPORT_REASONS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import type { QueueState } from './queue-state';
import { useReasonWords } from './words';
import { FilterSelect } from '#app/components/form/filter-select';
import controlStyles from '#app/components/form/control.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import styles from './queue.module.css';

/** Search, reason and order. Choices apply at once; a button applies them when scripts do not run. */
export function QueueFilters({ state }: { readonly state: QueueState }) {
  const { t } = useTranslation('moderation');
  const reasons = useReasonWords();
  return (
    <Form
      key={`${state.state} ${state.q} ${state.reason} ${state.sort}`}
      className={styles.bar}
      role="search"
    >
      {state.state !== 'open' && <input type="hidden" name="state" value={state.state} />}
      <div className={cn(controlStyles.withIcon, styles.search)}>
        <Icon of={Search} className={icons.icon} />
        <label className={typography.visuallyHidden} htmlFor="case-search">
          {t('queue.search')}
        </label>
        <input
          className={controlStyles.input}
          id="case-search"
          name="q"
          type="search"
          maxLength={LIMITS.query.max}
          placeholder={t('queue.search_example')}
          defaultValue={state.q}
        />
      </div>
      <label className={typography.visuallyHidden} htmlFor="case-reason">
        {t('queue.reason')}
      </label>
      <FilterSelect className={controlStyles.smallSelect} id="case-reason" name="reason" value={state.reason}>
        <option value="">{t('queue.all_reasons')}</option>
        {REPORT_REASONS.map((word) => (
          <option key={word} value={word}>
            {reasons[REASON_NAMES[word]]}
          </option>
        ))}
      </FilterSelect>
      <label className={typography.visuallyHidden} htmlFor="case-sort">
        {t('queue.sort')}
      </label>
      <FilterSelect className={controlStyles.smallSelect} id="case-sort" name="sort" value={state.sort}>
        <option value="impact">{t('queue.by_impact')}</option>
        <option value="oldest">{t('queue.by_age')}</option>
      </FilterSelect>
      <Button className={layoutStyles.withoutScripts} type="submit">
        {t('queue.apply')}
      </Button>
    </Form>
  );
}
