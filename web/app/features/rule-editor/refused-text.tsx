import { useNavigation } from '@remix-run/react';
import { CircleAlert, Eraser } from 'lucide';
import { Button, buttonClass } from '#app/components/ui/button';
import type { AnyField } from '#app/components/form/field';
import { Icon } from '#app/components/ui/icon';
import type { ProblemFinding } from '#app/graphql/problem.server';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { AcceptBox } from './findings/accept-box';
import type { Acceptance } from './findings/accept-box';
import { REMOVE_HIDDEN } from './rule-schema';
import type { RefusedText } from './save-rule.server';
import bannerStyles from '#app/components/feedback/banner.module.css';
import fieldStyles from '#app/components/form/field.module.css';
import { icons, typography } from '#app/components/ui/styles';
import styles from './refused-text.module.css';

const PLACES = 'refused-text';

/** Says above the form that the text was refused, because the text is far below. */
export function RefusedTextBanner({ refused: { message } }: { readonly refused: RefusedText }) {
  const { t } = useTranslation('rule-editor');
  return (
    <div className={cn(bannerStyles.banner, bannerStyles.bad)}>
      <Icon of={CircleAlert} className={icons.icon} />
      <p>
        {t('refused_text.text')} {message}
      </p>
      <a className={buttonClass({ size: 'sm' })} href={`#${PLACES}`}>
        {t('refused_text.see')}
      </a>
    </div>
  );
}

type PlacesProps = {
  readonly refused: RefusedText;
  readonly field: AnyField;
  readonly acceptance: Acceptance;
};

/** The findings that keep a text from being published, and what the author can do about each. */
export function RefusedTextPlaces({ refused, field, acceptance }: PlacesProps) {
  const { message, isAcceptable, findings, more } = refused;
  const { t } = useTranslation('rule-editor');
  return (
    <section className={styles.places} id={PLACES} tabIndex={-1} aria-labelledby={`${PLACES}-title`}>
      <h3 className={typography.subheading} id={`${PLACES}-title`}>
        {t('refused_text.title')}
      </h3>
      {/* Stays when the form checks the field anew: a click on a button below would miss it if it moved. */}
      <p className={fieldStyles.error} id={field.errorId}>
        {field.errors?.join(' ') || message}
      </p>
      <ol className={styles.list}>
        {findings.map((finding) => (
          <Place key={`${finding.line}:${finding.column}:${finding.message}`} finding={finding} />
        ))}
      </ol>
      {more > 0 && <p className={styles.hint}>{t('refused_text.more', { count: more })}</p>}
      {isAcceptable ? <AcceptBox {...acceptance} /> : <RemoveButton />}
    </section>
  );
}

function Place({
  finding: { line, column, excerpt, message, advice },
}: {
  readonly finding: ProblemFinding;
}) {
  const { t } = useTranslation('rule-editor');
  return (
    <li>
      <p>
        <span className={typography.figures}>{t('refused_text.place', { line, column })}</span>{' '}
        <strong>{message}</strong>
      </p>
      {excerpt !== '' && <code className={styles.excerpt}>{excerpt}</code>}
      {advice !== '' && <p className={styles.hint}>{advice}</p>}
    </li>
  );
}

/** The server removes the characters, so that it works without scripts. The rest of the form may be invalid. */
function RemoveButton() {
  const { t } = useTranslation('rule-editor');
  const busy = useNavigation().formData?.get('intent') === REMOVE_HIDDEN;
  return (
    <>
      <p className={styles.hint} id={`${PLACES}-hint`}>
        {t('refused_text.remove_hint')}
      </p>
      {/* Enter in a field presses the first button of a form: it saves, as always. */}
      <button type="submit" hidden />
      <Button
        type="submit"
        icon={Eraser}
        busy={busy}
        name="intent"
        value={REMOVE_HIDDEN}
        formNoValidate
        aria-describedby={`${PLACES}-hint`}
      >
        {t('refused_text.remove')}
      </Button>
    </>
  );
}
