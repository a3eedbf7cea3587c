import { useEffect, useRef } from 'react';
import type { RuleTextState } from './load-rule-text.server';
import { DeleteForm, DeprecateForm, RenameForm, YankForm } from './manage-forms';
import { RestoreForm } from './restore-form';
import { cn } from '#app/lib/cn';
import { layoutStyles } from '#app/components/ui/styles';
import styles from './manage-panel.module.css';

type ManagePanelProps = Pick<RuleTextState, 'rule' | 'version'> & {
  readonly managed: NonNullable<RuleTextState['managed']>;
};

/** The form for a change that affects everybody. It has its own address, so it works before scripts load. */
export function ManagePanel({ rule, version, managed: { task, next, changes } }: ManagePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [task]);
  const ofOwner = task === 'delete' || task === 'rename';
  if (!(ofOwner ? rule.viewerCan.delete : rule.viewerCan.update)) return null;
  const shown = { rule, version };
  const severe = task === 'delete' || task === 'yank';
  return (
    <section
      ref={panel}
      className={cn(styles.panel, severe && styles.severe, layoutStyles.above)}
      tabIndex={-1}
      aria-labelledby="manage-title"
    >
      {task === 'delete' && <DeleteForm {...shown} />}
      {task === 'deprecate' && <DeprecateForm {...shown} />}
      {task === 'yank' && <YankForm {...shown} />}
      {task === 'rename' && <RenameForm {...shown} />}
      {task === 'restore' && !version.isLatest && <RestoreForm {...shown} next={next} changes={changes} />}
    </section>
  );
}
