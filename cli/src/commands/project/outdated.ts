import { columns } from '@kimari/common/text-columns';
import { EXIT } from '../../exit-codes';
import { pickVersion } from '../../project/ranges';
import { mapLimited } from '../../lib/map-limited';
import { requireManifest } from '../../project/project';
import type { Context } from '../../run/context';
import type { Options } from '../../run/options';
import type { Outcome } from '../../run/outcome';

const CALLS_AT_ONCE = 6;

/** What is known of a rule that the registry does not have any more, or not for the caller. */
const MISSING = {
  ...{ deprecated: false, replacement: null, yanked: false, missing: true },
  ...{ wanted: null, latest: null },
} as const;

/** `kimari outdated`: rules with newer versions, within their range and beyond it, and what became of the installed ones. */
export async function run(context: Context, _args: readonly string[], options: Options): Promise<Outcome> {
  const { t, terminal } = context;
  const project = await context.project();
  requireManifest(project);
  const client = await context.rules();
  const all = await terminal.during(t('install.resolving'), () =>
    mapLimited(Object.entries(project.manifest.rules), CALLS_AT_ONCE, async ([path, { range }]) => {
      const current = project.lock.rules[path]?.version ?? null;
      const rule = await client.find(path);
      if (rule === null) return { path, range, current, ...MISSING };
      const versions = await client.versions(path);
      const isYanked = versions.find(({ version }) => version === current)?.yanked ?? false;
      return {
        ...{
          path,
          range,
          current,
          deprecated: rule.deprecated,
          replacement: rule.replacement,
          yanked: isYanked,
          missing: false,
        },
        wanted: pickVersion(versions, range)?.version ?? null,
        latest: pickVersion(versions, 'latest')?.version ?? null,
      };
    }),
  );
  const rules = all.filter(
    ({ current, wanted, latest, deprecated, yanked, missing }) =>
      current !== wanted || current !== latest || deprecated || yanked || missing,
  );
  const head = [t('outdated.rule'), t('outdated.current'), t('outdated.wanted'), t('outdated.latest'), ''];
  const rows = rules.map(({ path, current, wanted, latest, deprecated, yanked, missing }) => {
    const marks = [
      missing ? t('outdated.missing') : '',
      deprecated ? t('search.deprecated') : '',
      yanked ? t('info.yanked_mark') : '',
    ];
    return [
      path,
      current ?? '—',
      wanted ?? '—',
      latest ?? '—',
      marks.filter((mark) => mark !== '').join(' · '),
    ];
  });
  const isOld = rules.length > 0 && options.flag('exitCode');
  return {
    data: { rules },
    text: rules.length === 0 ? t('outdated.none') : columns([head, ...rows]),
    exit: isOld ? EXIT.failed : EXIT.ok,
  };
}
