import { relative, resolve, sep } from 'node:path';
import { isDeviceName } from '@kimari/common/device-names';
import { RULE_TYPES, STORED_VISIBILITIES, VERSION_BUMPS } from '@kimari/common/enums';
import { EXIT } from '../../exit-codes';
import { Failure, usageFailure } from '../../failure';
import { isRuleName, readLocalRule } from '../../publish/local-rule';
import type { Publication } from '../../publish/publication';
import { Publisher } from '../../publish/publish-rule';
import { withPlaces } from '../../publish/refused-text';
import { planFacts, showPlan } from '../../publish/show-plan';
import { namesBesideSkill } from '../../publish/skill-files';
import { namesOf } from '../../install/group-notes';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { hiddenCharacters } from '@kimari/common/hidden-characters';
import { asOneLine } from '@kimari/common/one-line';

/** `kimari publish [file]`: a new rule, or the next version of one. */
export async function run(context: Context, [file]: readonly string[], options: Options): Promise<Outcome> {
  if (file === undefined) throw usageFailure(['publish.which_file'], ['publish.which_file_hint']);
  const publisher = await Publisher.of(context);
  const read = await readPublication(context, file, options);
  const plan = await context.terminal.during(context.t('publish.looking'), () => publisher.plan(read));
  if (plan.kind === 'create' && options.flag('update'))
    throw new Failure({ code: 'NOT_FOUND', says: ['publish.nothing_to_update', { path: plan.path }] });
  const publication = plan.kind === 'create' ? await withVisibility(context, read) : read;
  showPlan(context, plan, publication);
  const data = { ...planFacts(context, plan, publication), dryRun: options.flag('dryRun') };
  if (options.flag('dryRun')) return { data, text: context.t('publish.dry_run') };
  if (plan.kind === 'nothing')
    return { data, text: context.t('publish.nothing', { path: plan.path, version: plan.existing.version }) };
  if (!(await context.confirm(context.t('publish.ask'), true)))
    throw new Failure({ code: 'CANCELLED', says: ['plan.cancelled'] });
  const rule = await publisher.publish(plan, publication).catch((error: unknown) => {
    throw withPlaces(error, shownPath(context, file), context);
  });
  const address = `${(await context.registry({ withProject: false })).origin}/rules/${rule.path}`;
  return {
    data: { ...data, version: rule.version, digest: rule.digest, address },
    text: context.t(plan.kind === 'details' ? 'publish.done_details' : 'publish.done', {
      ...{ path: rule.path, version: rule.version, address },
    }),
  };
}

function shownPath({ parts: { cwd } }: Context, file: string): string {
  return relative(cwd, resolve(cwd, file)).split(sep).join('/') || '.';
}

async function readPublication(context: Context, file: string, options: Options): Promise<Publication> {
  const absolute = resolve(context.parts.cwd, file);
  const shown = shownPath(context, file);
  const local = await readLocalRule(absolute, shown);
  const name = options.text('name') ?? local.name;
  if (name !== null && isDeviceName(name))
    throw usageFailure(['reference.device', { name }], ['publish.device_hint']);
  if (name !== null && !isRuleName(name))
    throw usageFailure(['usage.name_characters', { name }], ['usage.name_characters_hint']);
  if (name === null) throw usageFailure(['publish.no_name', { path: shown }], ['publish.no_name_hint']);
  const hidden = hiddenCharacters(local.content);
  const { terminal, t } = context;
  if (hidden.length > 0)
    terminal.warn(terminal.err.red(t('hidden.found', { count: hidden.length, line: hidden[0]?.line ?? 0 })));
  const beside = await namesBesideSkill(absolute);
  if (beside.length > 0)
    terminal.warn(t('publish.beside', { path: shown, names: namesOf(beside.map(asOneLine), t) }));
  const tags = options.list('tag');
  const type = options.text('type') === 'subagent' ? 'ccsubagents' : options.choice('type', RULE_TYPES);
  return {
    ...{
      name,
      content: local.content,
      type: type ?? local.type,
      organization: options.text('org')?.replace(/^@/, ''),
    },
    says: local.says,
    description: options.text('description'),
    tags: tags.length === 0 ? undefined : tags,
    visibility: options.choice('visibility', STORED_VISIBILITIES),
    changelog: options.text('changelog'),
    bump: options.choice('bump', VERSION_BUMPS),
    acceptsFindings: options.flag('acceptFindings'),
  };
}

/** A person decides who sees a new rule; there is no default. */
async function withVisibility(context: Context, publication: Publication): Promise<Publication> {
  if (publication.visibility !== undefined) return publication;
  if (!context.terminal.canAsk)
    throw new Failure({
      code: 'USAGE',
      says: ['publish.no_visibility'],
      exit: EXIT.usage,
      hint: ['publish.no_visibility_hint'],
    });
  const isPublic = await (await context.questions()).confirm(context.t('publish.ask_public'));
  return { ...publication, visibility: isPublic ? 'public' : 'private' };
}
