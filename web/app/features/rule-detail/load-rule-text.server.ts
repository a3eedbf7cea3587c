import { invisibleCharacters } from '@kimari/common/hidden-characters';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { MAX_INVISIBLE } from '#app/components/checks/max-invisible';
import { beginningOf, revealedBeginningOf } from '#app/content/beginning.server';
import { compareSides } from '#app/content/compare-texts.server';
import { renderVersion } from '#app/content/render-rule.server';
import { MANAGE_TASKS } from '#app/components/rules/manage-href';
import { RuleTextDocument, type RuleTextQuery, VersionTextDocument } from '#app/graphql/generated/graphql';
import { notFound, query } from '#app/graphql/query.server';
import { readInstallTarget } from './install-targets';
import { nextVersions } from '#app/lib/next-versions.server';
import { countCharacters } from '#app/lib/text-size';
import { readTargetCookie } from '#app/session/preference-cookies.server';
import { readAddress, readVersion, requireRule } from '#app/graphql/rule-address.server';

/** In characters once escaped; half a megabyte of ordinary text fits. */
const MAX_SOURCE = 800 * 1024;

type FoundRule = NonNullable<RuleTextQuery['rule']>;
/** The data of the page; the text itself is included only where the page shows the source. */
type RuleFacts = Omit<FoundRule, 'latestVersion' | 'versionByNumber'>;
type VersionText = NonNullable<FoundRule['latestVersion']>;

/** The form that `?manage=` opens. */
async function loadManaged(args: LoaderFunctionArgs, rule: RuleFacts, version: VersionText) {
  const asked = new URL(args.request.url).searchParams.get('manage');
  const task = MANAGE_TASKS.find((known) => known === asked);
  if (!task) return null;
  const changes = task === 'restore' && !version.isLatest ? await changesBack(args, rule, version) : null;
  return { task, next: nextVersions(rule.version), changes };
}

/** How many lines change when an old version becomes the next one, or why that is not known. */
async function changesBack(args: LoaderFunctionArgs, rule: RuleFacts, version: VersionText) {
  if (!rule.viewerCan.update) return null;
  const latest = await query(args, VersionTextDocument, { path: rule.path, version: rule.version });
  if (!latest.rule?.versionByNumber) return null;
  const { workers, locale } = args.context;
  const options = { ignoreWhitespace: false, showAll: false, unified: false };
  const diff = await compareSides(latest.rule.versionByNumber, version, { ...options, workers, locale });
  return 'missing' in diff ? diff.missing : { additions: diff.additions, deletions: diff.deletions };
}

/** The target in the address, else the one of the account, else the one chosen last in this browser. */
function chosenTarget({ request, context }: LoaderFunctionArgs, search: URLSearchParams) {
  return (
    readInstallTarget(search.get('target')) ??
    context.viewer?.preferences.installTarget ??
    readTargetCookie(request)
  );
}

/** Loads one version of a rule and everything else that its page shows. */
export async function loadRuleText(args: LoaderFunctionArgs) {
  const address = readAddress(args);
  const asked = readVersion(args, 'version');
  const search = new URL(args.request.url).searchParams;
  const variables = { path: address.path, version: asked ?? '', pinned: asked !== null };
  const found = requireRule((await query(args, RuleTextDocument, variables)).rule, address, args);
  const { versionByNumber, latestVersion, ...rule } = found;
  const text = versionByNumber ?? latestVersion;
  if (!text) throw notFound(args.context);
  const { content, ...version } = text;
  const rendered = await renderVersion(text, args.context);
  const reveal = search.has('reveal');
  const raw = reveal || search.get('view') === 'raw';
  // Readers of the same text share these reads, and would all count its tokens in one turn.
  await args.context.ownTurn();
  return {
    tab: 'text',
    rule,
    version,
    raw,
    reveal,
    invisibleCount: invisibleCharacters(content, MAX_INVISIBLE).length,
    // Only what is shown: many copies of a huge text would block the event loop. The source is fetched when it is copied.
    rendered: raw ? { ...rendered, html: '' } : rendered,
    source: raw ? (reveal ? revealedBeginningOf : beginningOf)(content, MAX_SOURCE) : null,
    // Its tokens are counted for each assistant, beside the text.
    size: countCharacters(content),
    managed: await loadManaged(args, rule, text),
    target: chosenTarget(args, search),
    appUrl: args.context.appUrl,
  } as const;
}

export type RuleTextState = Awaited<ReturnType<typeof loadRuleText>>;
