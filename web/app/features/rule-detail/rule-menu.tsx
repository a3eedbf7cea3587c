import { Archive, Ellipsis, Flag, GitBranch, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { buttonClass } from '#app/components/ui/button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';
import { manageHref } from './manage-panel';
import { cn } from '#app/lib/cn';
import buttonStyles from '#app/components/ui/button.module.css';
import icons from '#app/components/ui/icon.module.css';
import layoutStyles from '#app/components/ui/layout.module.css';
import menuStyles from '#app/components/ui/menu.module.css';
import typography from '#app/components/ui/typography.module.css';

type RuleMenuProps = Pick<RuleTextState, 'rule' | 'version' | 'appUrl' | 'text'>;

/** The menu of less frequent actions. */
export function RuleMenu({ rule, version, appUrl, text }: RuleMenuProps) {
  const { t } = useTranslation('rules');
  const { owner, name, viewerCan } = rule;
  const address =
    appUrl +
    (version.isLatest ? paths.rule(owner.name, name) : paths.ruleVersion(owner.name, name, version.version));
  const button = (
    <>
      <Ellipsis className={icons.icon} />
      <span className={typography.visuallyHidden}>{t('menu.more')}</span>
    </>
  );
  return (
    <DisclosureMenu button={button} buttonClass={buttonClass({ className: buttonStyles.square })} align="end">
      <CopyButton text={address} label={t('menu.copy_url')} variant="menu" />
      <CopyButton text={text} label={t('menu.copy_markdown')} variant="menu" />
      {!viewerCan.update && rule.visibility === 'PUBLIC' && (
        <>
          <hr />
          <Link className={menuStyles.item} to={paths.ruleReport(owner.name, name)}>
            <Flag className={icons.icon} />
            {t('menu.report')}
          </Link>
        </>
      )}
      {viewerCan.update && <ManageItems rule={rule} version={version} />}
      {viewerCan.delete && (
        <>
          <hr />
          <Link
            className={cn(menuStyles.item, menuStyles.bad)}
            to={manageHref(rule, version, 'delete')}
            preventScrollReset
          >
            <Trash2 className={icons.icon} />
            {t('menu.delete')}
          </Link>
        </>
      )}
    </DisclosureMenu>
  );
}

function ManageItems({ rule, version }: Pick<RuleMenuProps, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  return (
    <>
      <hr />
      <Link className={cn(menuStyles.item, layoutStyles.narrowOnly)} to={paths.ruleEdit(owner.name, name)}>
        <Pencil className={icons.icon} />
        {t('menu.edit')}
      </Link>
      {rule.deprecation ? (
        <UndoItem intent="undeprecate" id={rule.id} label={t('menu.undeprecate')} />
      ) : (
        <Link className={menuStyles.item} to={manageHref(rule, version, 'deprecate')} preventScrollReset>
          <Archive className={icons.icon} />
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
          <GitBranch className={icons.icon} />
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
        <Undo2 className={icons.icon} />
        {label}
      </button>
    </Form>
  );
}
