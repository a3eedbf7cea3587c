import { Form } from '@remix-run/react';
import { Button } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import type { Answer } from './access.server';
import { Facts, Moment } from './facts';
import { FilterChoice, FilterField, FilterInput } from './filter-field';
import { Frame } from './frame';
import type { NoticeState } from './notice.server';
import controlStyles from '#app/components/form/control.module.css';
import { typography } from '#app/components/ui/styles';
import styles from './administration.module.css';

type NoticePageProps = { readonly state: NoticeState; readonly answer: Answer | undefined };

/** The notice to everybody, for administrators. */
export function NoticePage({ state, answer }: NoticePageProps) {
  const { t } = useTranslation('administration');
  const words = {
    planned: t('notice.planned'),
    shown: t('notice.shown'),
    over: t('notice.over'),
  };
  return (
    <Frame section="notice" title={state.title} answer={answer}>
      <p className={typography.muted}>{t('notice.help')}</p>
      {state.state && (
        <>
          <Facts
            facts={[
              [t('notice.state'), words[state.state]],
              [t('notice.saved'), <Moment key="saved" time={state.savedAt} />],
            ]}
          />
          <Form method="post" className={styles.actions}>
            <Button type="submit" name="intent" value="remove" variant="bad">
              {t('notice.remove')}
            </Button>
          </Form>
        </>
      )}
      <NoticeForm state={{ ...state, values: { ...state.values, ...answer?.typed } }} />
    </Frame>
  );
}

function NoticeForm({ state: { values, timeZone, savedAt } }: { readonly state: NoticeState }) {
  const { t } = useTranslation('administration');
  return (
    <Form key={savedAt} method="post" className={styles.form}>
      <NoticeText name="textJa" label={t('notice.text_ja')} lang="ja" text={values.textJa} />
      <NoticeText name="textEn" label={t('notice.text_en')} lang="en" text={values.textEn} />
      <p className={typography.muted}>{t('notice.text_help')}</p>
      <FilterChoice
        id="notice-severity"
        name="severity"
        label={t('notice.severity')}
        defaultValue={values.severity}
        choices={[
          { value: 'info', label: t('notice.info') },
          { value: 'warning', label: t('notice.warning') },
        ]}
      />
      <FilterInput
        id="notice-begins"
        name="startsAt"
        type="datetime-local"
        label={t('notice.begins')}
        defaultValue={values.startsAt}
      />
      <FilterInput
        id="notice-ends"
        name="endsAt"
        type="datetime-local"
        label={t('notice.ends')}
        defaultValue={values.endsAt}
      />
      <p className={typography.muted}>{t('notice.times_help', { zone: timeZone })}</p>
      <Button type="submit" name="intent" value="save" variant="primary">
        {t('notice.save')}
      </Button>
    </Form>
  );
}

type NoticeTextProps = {
  readonly name: string;
  readonly label: string;
  readonly lang: string;
  readonly text: string;
};

function NoticeText({ name, label, lang, text }: NoticeTextProps) {
  const id = `notice-${lang}`;
  return (
    <FilterField id={id} label={label}>
      <textarea
        id={id}
        name={name}
        lang={lang}
        rows={2}
        maxLength={ADMINISTRATION_LIMITS.siteNotice.max}
        defaultValue={text}
        className={cn(controlStyles.input, controlStyles.textarea)}
      />
    </FilterField>
  );
}
