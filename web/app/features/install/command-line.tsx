import { useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import styles from './command-line.module.css';

type CommandLineProps = {
  readonly command: string;
  /** The output of the terminal. */
  readonly output?: string;
  readonly prompt?: string;
};

/** One command to type, with a button that copies it. */
export function CommandLine({ command, output, prompt = '$' }: CommandLineProps) {
  const { t } = useTranslation('install');
  const code = useRef<HTMLElement>(null);
  const select = () => {
    if (code.current) getSelection()?.selectAllChildren(code.current);
  };
  return (
    <div className={styles.commandLine}>
      <div className={styles.command}>
        <span className={styles.prompt} aria-hidden="true">
          {prompt}
        </span>
        <code ref={code}>{command}</code>
        <CopyButton text={command} label={t('copy_command', { command })} onRefused={select} />
      </div>
      {output && (
        <p className={styles.output}>
          <code>{output}</code>
        </p>
      )}
    </div>
  );
}
