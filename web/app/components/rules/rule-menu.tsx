import { Archive, Ellipsis, Flag, GitBranch, History, Pencil, TextCursorInput, Trash2, Undo2 } from 'lucide';
import { Form } from '@remix-run/react';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import type { Copied } from '#app/components/feedback/copy-text';
import { Link } from '#app/components/ui/link';
import { buttonClass } from '#app/components/ui/button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { paths } from '#app/lib/paths';
import { manageHref, versionHref, type ShownVersion } from './manage-href';
import { cn } from '#app/lib/cn';
import { buttonStyles, icons, layoutStyles, menuStyles, typography } from '#app/components/ui/styles';

type RuleMenuProps = ShownVersion & {
  readonly appUrl: string;
  /** The text to copy; left out on pages without the text. */
  readonly text?: Copied;
};

/** The menu of less frequent actions. */
export function RuleMenu({ rule, version, appUrl, text }: RuleMenuProps) {
  const { t } = useTranslation('rules');
  const { owner, name, viewerCan } = rule;
  const address = appUrl + versionHref({ rule, version });
  const button = (
    <>
      <Icon of={Ellipsis} className={icons.icon} />
      <span className={typography.visuallyHidden}>{t('menu.more')}</span>
    </>
  );
  return (
    <DisclosureMenu button={button} buttonClass={buttonClass({ className: buttonStyles.square })} align="end">
      <CopyButton text={address} label={t('menu.copy_url')} variant="menu" />
      {text !== undefined && <CopyButton text={text} label={t('menu.copy_markdown')} variant="menu" />}
      {rule.visibility === 'PUBLIC' && !rule.hidden && <BadgeItem rule={rule} appUrl={appUrl} />}
      {!viewerCan.update && rule.visibility === 'PUBLIC' && (
        <>
          <hr />
          <Link className={menuStyles.item} to={paths.ruleReport(owner.name, name)}>
            <Icon of={Flag} className={icons.icon} />
            {t('menu.report')}
          </Link>
        </>
      )}
      {viewerCan.update && <ManageItems rule={rule} version={version} />}
      {viewerCan.delete && (
        <>
          <Link className={menuStyles.item} to={manageHref(rule, version, 'rename')} preventScrollReset>
            <Icon of={TextCursorInput} className={icons.icon} />
            {t('menu.rename')}
          </Link>
          <hr />
          <Link
            className={cn(menuStyles.item, menuStyles.bad)}
            to={manageHref(rule, version, 'delete')}
            preventScrollReset
          >
            <Icon of={Trash2} className={icons.icon} />
            {t('menu.delete')}
          </Link>
        </>
      )}
    </DisclosureMenu>
  );
}

/** Copies a badge that leads to the rule, for readme files. */
function BadgeItem({ rule, appUrl }: Pick<RuleMenuProps, 'rule' | 'appUrl'>) {
  const { t } = useTranslation('sharing');
  const { owner, name, path } = rule;
  const picture = `![${path}](${appUrl}${paths.ruleBadge(owner.name, name)})`;
  return (
    <CopyButton
      text={`[${picture}](${appUrl}${paths.rule(owner.name, name)})`}
      label={t('copy_badge')}
      variant="menu"
    />
  );
}

function ManageItems({ rule, version }: Pick<RuleMenuProps, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  return (
    <>
      <hr />
      <Link className={cn(menuStyles.item, layoutStyles.narrowOnly)} to={paths.ruleEdit(owner.name, name)}>
        <Icon of={Pencil} className={icons.icon} />
        {t('menu.edit')}
      </Link>
      {!version.isLatest && (
        <Link className={menuStyles.item} to={manageHref(rule, version, 'restore')} preventScrollReset>
          <Icon of={History} className={icons.icon} />
          {t('menu.restore', { version: version.version })}
        </Link>
      )}
      {rule.deprecation ? (
        <UndoItem intent="undeprecate" id={rule.id} label={t('menu.undeprecate')} />
      ) : (
        <Link className={menuStyles.item} to={manageHref(rule, version, 'deprecate')} preventScrollReset>
          <Icon of={Archive} className={icons.icon} />
          {t('menu.deprecate')}
        </Link>
      )}
      {version.yanked ? (
        <UndoItem
          intent="unyank"
          id={rule.id}
          version={version.version}
          label={t('menu.unyank', { version: version.version })}
        />
      ) : (
        <Link className={menuStyles.item} to={manageHref(rule, version, 'yank')} preventScrollReset>
          <Icon of={GitBranch} className={icons.icon} />
          {t('menu.yank', { version: version.version })}
        </Link>
      )}
    </>
  );
}

type UndoItemProps = {
  readonly intent: 'undeprecate' | 'unyank';
  readonly id: string;
  readonly version?: string;
  readonly label: string;
};

/** Undoing needs no confirmation, so it takes one click. */
function UndoItem({ intent, id, version, label }: UndoItemProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {version && <input type="hidden" name="version" value={version} />}
      <button className={menuStyles.item} name="intent" value={intent}>
        <Icon of={Undo2} className={icons.icon} />
        {label}
      </button>
    </Form>
  );
}
