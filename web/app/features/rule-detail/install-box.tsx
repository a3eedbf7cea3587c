import { Form } from '@remix-run/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import {
  installCommand,
  installPath,
  readInstallTarget,
  TARGET_NAMES,
  targetsFor,
  type InstallRequest,
  type InstallTarget,
} from './install-targets';
import { useViewer } from '#app/session/site-state';
import styles from './install-box.module.css';

/** Key in `localStorage` of the last choice. */
const STORAGE_KEY = 'install-target';
const COMMAND_ID = 'install-command';

type InstallBoxProps = Omit<InstallRequest, 'target'> & {
  /** The target in the address; null when there is none. */
  readonly asked: InstallTarget | null;
  /** Whether the reader has filled in variables, which the command cannot include. */
  readonly isFilled: boolean;
};

function useTarget(offered: readonly InstallTarget[], requested: InstallTarget | null) {
  const preferred = useViewer()?.preferences.installTarget ?? null;
  const asked = requested ?? preferred;
  const [target, setTarget] = useState(asked && offered.includes(asked) ? asked : (offered[0] ?? 'claude'));
  useEffect(() => {
    const remembered = asked ?? readInstallTarget(localStorage.getItem(STORAGE_KEY));
    if (remembered && offered.includes(remembered)) setTarget(remembered);
  }, [asked, offered]);
  const choose = (next: InstallTarget) => {
    setTarget(next);
    localStorage.setItem(STORAGE_KEY, next);
  };
  return [target, choose] as const;
}

/** The command that installs this rule into a project, for each supported assistant. */
export function InstallBox({ asked, isFilled, ...rule }: InstallBoxProps) {
  const { t } = useTranslation('rules');
  const [offered] = useState(() => targetsFor(rule.type));
  const [target, choose] = useTarget(offered, asked);
  const code = useRef<HTMLSpanElement>(null);
  const command = installCommand({ ...rule, target });
  const selectCommand = () => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <section className={styles.install} aria-labelledby="install-title">
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
        <CopyButton text={command} label={t('install.copy')} variant="shu" onRefused={selectCommand} />
      </div>
      <div className={styles.foot}>
        <span>{t('install.writes_to')}</span>
        <code>{installPath(rule.type, target, rule.name)}</code>
        {target === 'agents' && <span>{t('install.appends')}</span>}
        {isFilled && <span>{t('install.without_values')}</span>}
        {rule.visibility !== 'PUBLIC' && <span>{t('install.needs_token')}</span>}
      </div>
    </section>
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
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
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
    <Form className={styles.targetForm} replace preventScrollReset>
      <div className={styles.targets} role="radiogroup" aria-label={t('install.target')}>
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
            onKeyDown={onKeyDown}
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
