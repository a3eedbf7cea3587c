import {
  BookOpen,
  Bot,
  Building2,
  FileText,
  House,
  LogIn,
  Plus,
  Search,
  Settings,
  Star,
  Tag,
  Terminal,
  Trash2,
  User,
  Users,
  type IconNode,
} from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import type { PaletteAnswer } from './palette.server';
import { cn } from '#app/lib/cn';
import styles from './palette.module.css';
import ruleNameStyles from '#app/components/rules/rule-name.module.css';
import { typography } from '#app/components/ui/styles';

/** An entry of the palette. */
export type Entry = {
  readonly key: string;
  readonly to: string;
  readonly icon: IconNode;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
};

/** Key of the entry that leads to the list of rules. */
export const ALL_RESULTS = 'all-results';

export type EntryGroup = { readonly title: string; readonly entries: readonly Entry[] };

/** Underlines the typed part of a text. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const start = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return text;
  const end = start + typed.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

function ruleEntries(answer: PaletteAnswer): Entry[] {
  return answer.rules.nodes.map(({ id, name, type, version, owner }) => ({
    key: id,
    to: paths.rule(owner.name, name),
    icon: type === 'CCSUBAGENTS' ? Bot : FileText,
    label: (
      <span className={cn(ruleNameStyles.ruleName, styles.ruleName)} title={`@${owner.name}/${name}`}>
        <span className={ruleNameStyles.owner}>@{owner.name}</span>
        <span className={ruleNameStyles.slash}>/</span>
        <span className={ruleNameStyles.name}>
          <Marked text={name} typed={answer.q} />
        </span>
      </span>
    ),
    aside: <span className={cn(typography.mono, typography.muted)}>{version}</span>,
  }));
}

function ownerEntries({ owners, q }: PaletteAnswer): Entry[] {
  return owners.map(({ kind, name, displayName }) => ({
    key: `owner:${name}`,
    to: kind === 'user' ? paths.user(name) : paths.organizationProfile(name),
    icon: kind === 'user' ? User : Building2,
    label: (
      <span className={typography.mono}>
        @<Marked text={name} typed={q.replace(/^@/, '')} />
      </span>
    ),
    aside: displayName && <span className={typography.muted}>{displayName}</span>,
  }));
}

function tagEntries(answer: PaletteAnswer): Entry[] {
  return answer.tags.map(({ tag, count }) => ({
    key: `tag:${tag}`,
    to: paths.rules({ tag }),
    icon: Tag,
    label: (
      <span className={typography.mono}>
        <Marked text={tag} typed={answer.q} />
      </span>
    ),
    aside: <TagTotal count={count} />,
  }));
}

function TagTotal({ count }: { readonly count: number }) {
  const { t } = useTranslation('palette');
  return (
    <span className={cn(typography.muted, typography.figures)}>
      {t('tag_total', { total: formatCount(count) })}
    </span>
  );
}

type Page = {
  readonly to: string;
  readonly icon: IconNode;
  readonly name: string;
  readonly shortcut?: string;
};

function usePages(): readonly Page[] {
  const { t } = useTranslation('palette');
  const viewer = useViewer();
  const registers = useRegisters();
  const everyone: Page[] = [
    { to: paths.rules(), icon: FileText, name: t('pages.rules'), shortcut: 'G R' },
    { to: paths.home(), icon: House, name: t('pages.home') },
    { to: paths.install(), icon: Terminal, name: t('pages.install') },
    { to: paths.apiReference(), icon: BookOpen, name: t('pages.api') },
  ];
  if (!viewer) {
    const visitor: Page[] = [{ to: paths.login(), icon: LogIn, name: t('pages.login') }];
    if (registers) visitor.push({ to: paths.register(), icon: User, name: t('pages.register') });
    return [...everyone, ...visitor];
  }
  const mine = paths.rules({ author: viewer.username, visibility: 'all' });
  return [
    { to: paths.ruleNew(), icon: Plus, name: t('pages.new_rule'), shortcut: 'C' },
    ...everyone,
    { to: mine, icon: FileText, name: t('pages.my_rules') },
    { to: paths.organizations(), icon: Users, name: t('pages.organizations') },
    { to: paths.user(viewer.username, { tab: 'stars' }), icon: Star, name: t('pages.starred') },
    { to: paths.user(viewer.username), icon: User, name: t('pages.profile') },
    { to: paths.settings(), icon: Settings, name: t('pages.settings') },
    { to: paths.trash(), icon: Trash2, name: t('pages.trash') },
  ];
}

/** Rules, owners, tags and pages that match the typed text, and the way to all results; empty groups are left out. */
export function useEntryGroups(answer: PaletteAnswer, typed: string): readonly EntryGroup[] {
  const { t } = useTranslation('palette');
  const words = typed.trim().toLowerCase();
  const pages = usePages()
    .filter(({ name }) => name.toLowerCase().includes(words))
    .map(({ to, icon, name, shortcut }) => ({
      key: `page:${to}`,
      to,
      icon,
      label: <Marked text={name} typed={words} />,
      aside: shortcut && <kbd>{shortcut}</kbd>,
    }));
  const all: Entry = {
    key: ALL_RESULTS,
    to: paths.rules({ q: typed.trim() }),
    icon: Search,
    label: t('all_results', { q: typed.trim() }),
  };
  const groups = [
    { title: t('groups.rules'), entries: ruleEntries(answer) },
    { title: t('groups.owners'), entries: ownerEntries(answer) },
    { title: t('groups.tags'), entries: tagEntries(answer) },
    { title: t('groups.pages'), entries: pages },
    { title: t('groups.search'), entries: words === '' ? [] : [all] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
