import { LIMITS } from '@kimari/common/limits';
import { RULE_SORTS, RULE_TYPES, TAG_MODES, VISIBILITY_FILTERS } from '@kimari/common/enums';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';
import { cleanLine } from '../../texts/clean';
import { cutTo } from '../../terminal/width';
import { Rules } from '../../registry/rules';

/** `kimari search`: filters, orders and pages as on the site. */
export async function run(context: Context, args: readonly string[], options: Options): Promise<Outcome> {
  const { t, terminal } = context;
  const query = args.join(' ').trim();
  const page = options.whole('page', 1, LIMITS.page.max) ?? 1;
  const limit = options.whole('limit', 1, LIMITS.list.max) ?? LIMITS.list.default;
  const tags = options.list('tag');
  const filters = {
    ...(query === '' ? {} : { query }),
    ...given('type', options.choice('type', RULE_TYPES)),
    ...given('author', options.text('author')?.replace(/^@/, '')),
    ...(tags.length === 0 ? {} : { tags }),
    ...given('tagMode', options.choice('tagMode', TAG_MODES)),
    ...given('visibility', options.choice('visibility', VISIBILITY_FILTERS)),
    ...given('sortBy', options.choice('sort', RULE_SORTS)),
  };
  const rules = new Rules(await context.client({ withProject: false }));
  const found = await terminal.during(t('search.progress'), () => rules.search({ ...filters, page, limit }));
  const lines = found.rules.flatMap((rule) => {
    const marks = [
      rule.type === 'ccsubagents' ? t('search.subagent') : '',
      rule.visibility === 'public' ? '' : t('search.private'),
      rule.deprecated ? t('search.deprecated') : '',
      `★ ${rule.stars}`,
    ].filter((mark) => mark !== '');
    const head = `${terminal.out.bold(rule.path)} ${rule.version}  ${terminal.out.dim(marks.join(' · '))}`;
    const description = cleanLine(rule.description ?? '');
    return description === ''
      ? [head]
      : [head, `  ${cutTo(description, Math.max(20, terminal.columns - 2))}`];
  });
  const first = (page - 1) * limit + 1;
  const summary = t('search.summary', { first, last: first + found.rules.length - 1, total: found.total });
  const more = found.total > page * limit ? [t('search.more', { page: page + 1 })] : [];
  return {
    data: { ...found },
    text: lines.join('\n'),
    note: [found.rules.length === 0 ? t('search.nothing') : summary, ...more].join(' · '),
  };
}

function given(key: string, value: string | undefined): Readonly<Record<string, string>> {
  return value === undefined ? {} : { [key]: value };
}
