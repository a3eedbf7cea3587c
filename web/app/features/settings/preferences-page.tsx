import { Form, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useSavedChoice } from '#app/components/feedback/failed-changes';
import { useTranslation } from '#app/i18n/use-translation';
import { ChoiceRow, FormSheet } from '#app/components/form/form-sheet';
import { Button } from '#app/components/ui/button';
import { INSTALL_TARGETS, LIST_VIEWS, THEMES } from '@kimari/common/enums';
import { PREFERRED_SORTS, type Preferences } from '@kimari/common/preferences';
import { TARGET_NAMES } from '#app/lib/install-target-names';
import { useHydrated } from '#app/lib/use-hydrated';
import { SettingsPageHead } from './settings-page-head';
import { SettingsActions } from './settings-section';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import controlStyles from '#app/components/form/control.module.css';
import { segmentStyles } from '#app/components/ui/styles';

type PreferencesPageProps = { readonly preferences: Preferences; readonly saved: boolean };

/** How the person sees and uses the site. A choice is saved at once where scripts run, else with the button. */
export function PreferencesPage({ preferences, saved }: PreferencesPageProps) {
  const { t } = useTranslation('settings-preferences');
  const submit = useSubmit();
  const hydrated = useHydrated();
  const save = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)
      submit(currentTarget, { preventScrollReset: true, replace: true });
  };
  return (
    <>
      <SettingsPageHead title={t('title')} lead={hydrated ? t('lead_at_once') : t('lead')} />
      <Form method="post" onChange={save} preventScrollReset replace>
        <FormSheet>
          <LookRows preferences={preferences} />
          <RuleRows preferences={preferences} />
          <ChoiceRow label={t('raw.label')}>
            <Checkbox name="wrapLines" checked={preferences.wrapLines ?? true} label={t('raw.wrap')} />
          </ChoiceRow>
          <ChoiceRow label={t('keys.label')} hint={t('keys.hint')}>
            <Checkbox name="singleKeys" checked={preferences.singleKeys ?? true} label={t('keys.single')} />
          </ChoiceRow>
        </FormSheet>
        <SettingsActions note={<p role="status">{saved && t('saved')}</p>}>
          {!hydrated && (
            <Button type="submit" variant="primary">
              {t('save')}
            </Button>
          )}
        </SettingsActions>
      </Form>
    </>
  );
}

type RowsProps = Pick<PreferencesPageProps, 'preferences'>;

function LookRows({ preferences }: RowsProps) {
  const { t } = useTranslation('settings-preferences');
  const themes = { system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') };
  const views = { list: t('view.list'), grid: t('view.grid') };
  return (
    <>
      <ChoiceRow label={t('theme.label')} hint={t('theme.hint')}>
        <Segments
          name="theme"
          label={t('theme.label')}
          words={THEMES}
          labels={themes}
          chosen={preferences.theme ?? 'system'}
        />
      </ChoiceRow>
      <ChoiceRow label={t('view.label')}>
        <Segments
          name="listView"
          label={t('view.label')}
          words={LIST_VIEWS}
          labels={views}
          chosen={preferences.listView ?? 'list'}
        />
      </ChoiceRow>
    </>
  );
}

function RuleRows({ preferences }: RowsProps) {
  const { t } = useTranslation('settings-preferences');
  const sorts = {
    updated: t('sort.updated'),
    created: t('sort.created'),
    stars: t('sort.stars'),
    views: t('sort.views'),
    name: t('sort.name'),
  };
  return (
    <>
      <ChoiceRow label={t('sort.label')} hint={t('sort.hint')}>
        <Select
          name="ruleSort"
          label={t('sort.label')}
          words={PREFERRED_SORTS}
          labels={sorts}
          chosen={preferences.ruleSort ?? 'updated'}
        />
      </ChoiceRow>
      <ChoiceRow label={t('target.label')} hint={t('target.hint')}>
        <Select
          name="installTarget"
          label={t('target.label')}
          words={INSTALL_TARGETS}
          labels={TARGET_NAMES}
          chosen={preferences.installTarget ?? 'claude'}
        />
      </ChoiceRow>
    </>
  );
}

type ChoicesProps<Word extends string> = {
  readonly name: string;
  readonly label: string;
  readonly words: readonly Word[];
  readonly labels: Readonly<Record<Word, string>>;
  readonly chosen: Word;
};

function Segments<Word extends string>({ name, label, words, labels, chosen }: ChoicesProps<Word>) {
  return (
    <div className={segmentStyles.segments} role="group" aria-label={label}>
      {words.map((word) => (
        <button key={word} type="submit" name={name} value={word} aria-pressed={word === chosen}>
          {labels[word]}
        </button>
      ))}
    </div>
  );
}

function Select<Word extends string>({ name, label, words, labels, chosen }: ChoicesProps<Word>) {
  const select = useSavedChoice<HTMLSelectElement>(chosen);
  return (
    <select
      ref={select}
      className={controlStyles.select}
      name={name}
      defaultValue={chosen}
      aria-label={label}
    >
      {words.map((word) => (
        <option key={word} value={word}>
          {labels[word]}
        </option>
      ))}
    </select>
  );
}

type CheckboxProps = { readonly name: string; readonly checked: boolean; readonly label: string };

function Checkbox({ name, checked, label }: CheckboxProps) {
  const box = useSavedChoice<HTMLInputElement>(checked);
  return (
    <label className={checkboxStyles.checkbox}>
      <input ref={box} type="checkbox" name={name} defaultChecked={checked} />
      <span>{label}</span>
    </label>
  );
}
