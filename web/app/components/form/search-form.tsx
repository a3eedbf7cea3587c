import { Form } from '@remix-run/react';
import { Search } from 'lucide';
import { useId } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { Button } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import controlStyles from './control.module.css';
import styles from './search-form.module.css';
import { icons, typography } from '#app/components/ui/styles';

/** Searches the list of rules for the words typed. */
export function SearchForm() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Form className={styles.form} role="search" action={paths.rules()}>
      <label className={typography.visuallyHidden} htmlFor={id}>
        {t('search.label')}
      </label>
      <div className={controlStyles.withIcon}>
        <Icon of={Search} className={icons.icon} />
        <input
          className={controlStyles.input}
          id={id}
          name="q"
          type="search"
          maxLength={LIMITS.query.max}
          placeholder={t('search.placeholder')}
          data-page-search
        />
      </div>
      <Button type="submit" variant="ink" size="lg">
        {t('search.submit')}
      </Button>
    </Form>
  );
}
