import { SECONDS_PER } from '@kimari/common/durations';
import { Form } from '@remix-run/react';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import {
  curlCommand,
  installCommand,
  installPath,
  TARGET_NAMES,
  targetsFor,
  type InstallRequest,
  type InstallTarget,
} from './install-targets';
import { onKey } from '#app/lib/keys';
import { paths } from '#app/lib/paths';
import { Link } from '#app/components/ui/link';
import { LossesOfTarget, type TargetLosses } from './costs/costs-panels';
import styles from '#app/components/ui/command-box.module.css';

const COMMAND_ID = 'install-command';

type InstallBoxProps = Omit<InstallRequest, 'target'> & {
  /** The target in the address, or the one that the reader chose last; null when there is none. */
  readonly asked: InstallTarget | null;
  /** The losses in each assistant; null before they are known. */
  readonly losses: readonly TargetLosses[] | null;
};

/** A cookie tells the server the choice, so that the next page shows it from the start. */
function remember(target: InstallTarget): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `target=${target}; Path=/; Max-Age=${SECONDS_PER.year}; SameSite=Lax${secure}`;
}

function useTarget(offered: readonly InstallTarget[], asked: InstallTarget | null) {
  const [target, setTarget] = useState(asked && offered.includes(asked) ? asked : (offered[0] ?? 'claude'));
  const choose = (next: InstallTarget) => {
    setTarget(next);
    remember(next);
  };
  return [target, choose] as const;
}

/** The command that installs this rule into a project, for each supported assistant. */
export function InstallBox({ asked, losses, ...rule }: InstallBoxProps) {
  const { t } = useTranslation('rules');
  const isFilled = Object.keys(rule.values).length > 0;
  const [offered] = useState(() => targetsFor(rule.type));
  const [target, choose] = useTarget(offered, asked);
  const code = useRef<HTMLSpanElement>(null);
  const command = installCommand({ ...rule, target });
  const lost = losses?.find((one) => one.target === target);
  const selectCommand = () => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <section className={styles.box} aria-labelledby="install-title">
      <div className={styles.head}>
        <h2 id="install-title">{t('install.title')}</h2>
        <TargetPicker offered={offered} target={target} onChoose={choose} />
      </div>
      <div className={styles.command}>
        <code id={COMMAND_ID} tabIndex={-1}>
          <span className={styles.prompt} aria-hidden="true">
            ${' '}
          </span>
          <span ref={code}>{command}</span>
        </code>
        <CopyButton text={command} label={t('install.copy')} variant="primary" onRefused={selectCommand} />
      </div>
      <div className={styles.foot}>
        <span>{t('install.writes_to')}</span>
        <code>{installPath(rule.type, target, rule.name)}</code>
        {rule.visibility !== 'PUBLIC' && <span>{t('install.needs_sign_in')}</span>}
        {lost && lost.outcome !== 'KEPT' && <LossesOfTarget of={lost} />}
        <Link className={styles.end} to={paths.install()}>
          {t('install.how')}
        </Link>
      </div>
      {!isFilled && <WithCurl {...rule} target={target} />}
    </section>
  );
}

/** The same without our own program: the text as it is. */
function WithCurl(request: InstallRequest) {
  const { t } = useTranslation('rules');
  const command = curlCommand(request);
  return (
    <details className={styles.other}>
      <summary>{t('install.with_curl')}</summary>
      <div className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command} label={t('install.copy_curl')} />
      </div>
      {request.target === 'agents' && <p>{t('install.appends')}</p>}
      {request.visibility !== 'PUBLIC' && <p>{t('install.needs_token')}</p>}
    </details>
  );
}

type TargetPickerProps = {
  readonly offered: readonly InstallTarget[];
  readonly target: InstallTarget;
  readonly onChoose: (target: InstallTarget) => void;
};

function TargetPicker({ offered, target, onChoose }: TargetPickerProps) {
  const { t } = useTranslation('rules');
  const onClick = (event: MouseEvent, next: InstallTarget) => {
    event.preventDefault();
    onChoose(next);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const position = (offered.indexOf(target) + step + offered.length) % offered.length;
    const next = offered[position];
    if (next) onChoose(next);
    const buttons = event.currentTarget.parentElement?.querySelectorAll('button');
    buttons?.item(position).focus();
  };
  return (
    // Before scripts load, a click loads the page with this target.
    <Form className={styles.form} replace preventScrollReset>
      <div className={styles.choices} role="radiogroup" aria-label={t('install.target')}>
        {offered.map((name) => (
          <button
            key={name}
            type="submit"
            name="target"
            value={name}
            role="radio"
            aria-checked={name === target}
            tabIndex={name === target ? 0 : -1}
            onClick={(event) => onClick(event, name)}
            onKeyDown={onKey(press)}
          >
            {TARGET_NAMES[name]}
          </button>
        ))}
      </div>
    </Form>
  );
}

/** Moves the focus to the command; used by its keyboard shortcut. */
export function focusInstallCommand(): void {
  document.getElementById(COMMAND_ID)?.focus();
}
