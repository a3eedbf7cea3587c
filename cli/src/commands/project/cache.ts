import { usageFailure } from '../../failure';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { sizeText } from '../../texts/dates';

/** `kimari cache [list|clean]`: the texts that this machine keeps. */
export async function run(context: Context, [action = 'list']: readonly string[]): Promise<Outcome> {
  const { cache, t } = context;
  if (action !== 'list' && action !== 'clean')
    throw usageFailure(['usage.choice', { option: 'cache', values: 'list, clean' }]);
  const { count, bytes } = await cache.size();
  if (action === 'clean') await cache.clear();
  const values = { count, size: sizeText(bytes), folder: cache.folder ?? t('cache.no_folder') };
  return {
    data: { folder: cache.folder, count, bytes, cleaned: action === 'clean' },
    text: action === 'clean' ? t('cache.cleaned', values) : t('cache.holds', values),
  };
}
