import { Archive, Ellipsis, GitBranch, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { buttonClass } from '#app/components/ui/button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';
import { manageHref } from './manage-panel';

type RuleMenuProps = Pick<RuleTextState, 'rule' | 'version' | 'appUrl' | 'text'>;

/** Everything that is done less often than reading and editing. */
export function RuleMenu({ rule, version, appUrl, text }: RuleMenuProps) {
  const { t } = useTranslation('rules');
  const { owner, name, viewerCan } = rule;
  const address =
    appUrl +
    (version.isLatest ? paths.rule(owner.name, name) : paths.ruleVersion(owner.name, name, version.version));
  const button = (
    <>
      <Ellipsis className="i" />
      <span className="sr">{t('menu.more')}</span>
    </>
  );
  return (
    <DisclosureMenu button={button} buttonClass={buttonClass({ className: 'btn-icon' })} align="end">
      <CopyButton text={address} label={t('menu.copy_url')} variant="menu" />
      <CopyButton text={text} label={t('menu.copy_markdown')} variant="menu" />
      {viewerCan.update && <ManageItems rule={rule} version={version} />}
      {viewerCan.delete && (
        <>
          <hr />
          <Link className="menu-a bad" to={manageHref(rule, version, 'delete')} preventScrollReset>
            <Trash2 className="i" />
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
      <Link className="menu-a only-sm" to={paths.ruleEdit(owner.name, name)}>
        <Pencil className="i" />
        {t('menu.edit')}
      </Link>
      {rule.deprecation ? (
        <UndoItem intent="undeprecate" id={rule.id} label={t('menu.undeprecate')} />
      ) : (
        <Link className="menu-a" to={manageHref(rule, version, 'deprecate')} preventScrollReset>
          <Archive className="i" />
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
        <Link className="menu-a" to={manageHref(rule, version, 'yank')} preventScrollReset>
          <GitBranch className="i" />
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

/** Taking back needs no question, so it is one press. */
function UndoItem({ intent, id, version, label }: UndoItemProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      {version && <input type="hidden" name="version" value={version} />}
      <button className="menu-a" name="intent" value={intent}>
        <Undo2 className="i" />
        {label}
      </button>
    </Form>
  );
}
