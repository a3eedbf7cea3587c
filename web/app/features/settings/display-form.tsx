import { Form } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { Field } from '#app/components/form/field';
import { FormSheet } from '#app/components/form/form-sheet';
import { Button } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { formatDateTime } from '#app/lib/format';
import { browserTimeZone, useTimeZone } from '#app/lib/time-zone';
import { useNow } from '#app/session/site-state';
import type { Account } from './account';
import { SettingsActions } from './settings-section';
import controlStyles from '#app/components/form/control.module.css';

type DisplayFormProps = {
  readonly account: Account;
  readonly zones: readonly string[];
  readonly saved: boolean;
};

const LANGUAGE = fieldNamed('lang');
const ZONE = fieldNamed('timeZone');

/** Language and time zone. The page is loaded again, because both change every text. */
export function DisplayForm({ account, zones, saved }: DisplayFormProps) {
  const { t } = useTranslation('settings-account');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const browserZone = useBrowserZone();
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="intent" value="display" />
      <FormSheet>
        <Field field={LANGUAGE} label={t('language.label')} layout="row" hint={t('language.hint')}>
          <select
            className={controlStyles.select}
            id={LANGUAGE.id}
            name="lang"
            defaultValue={locale}
            aria-describedby={LANGUAGE.descriptionId}
          >
            <option value="ja" lang="ja">
              日本語
            </option>
            <option value="en" lang="en">
              English
            </option>
          </select>
        </Field>
        <Field
          field={ZONE}
          label={t('zone.label')}
          layout="row"
          hint={t('zone.now', { time: formatDateTime(now, locale, timeZone) })}
        >
          <select
            className={controlStyles.select}
            id={ZONE.id}
            name="timeZone"
            defaultValue={account.timeZone ?? ''}
            aria-describedby={ZONE.descriptionId}
          >
            <option value="">
              {browserZone === null ? t('zone.browser') : t('zone.browser_is', { zone: browserZone })}
            </option>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </select>
        </Field>
      </FormSheet>
      <SettingsActions note={<p role="status">{saved && t('saved')}</p>}>
        <Button type="submit" variant="primary">
          {t('save')}
        </Button>
      </SettingsActions>
    </Form>
  );
}

function fieldNamed(name: string) {
  return {
    id: `display-${name}`,
    errorId: `display-${name}-error`,
    descriptionId: `display-${name}-hint`,
    errors: undefined,
    valid: true,
  };
}

/** Known once scripts run. */
function useBrowserZone(): string | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => setZone(browserTimeZone() ?? null), []);
  return zone;
}
