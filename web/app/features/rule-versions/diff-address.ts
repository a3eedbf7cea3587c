import { paths } from '#app/lib/paths';
import { withParams } from '#app/lib/search-params';

type Shown = {
  readonly asked: { readonly from: string; readonly to: string };
  readonly options: {
    readonly ignoreWhitespace: boolean;
    readonly showAll: boolean;
    readonly reveal: boolean;
  };
  readonly unified: boolean;
};
type Change = {
  readonly from?: string;
  readonly to?: string;
  readonly ignoreWhitespace?: boolean;
  readonly showAll?: boolean;
  readonly unified?: boolean;
  readonly reveal?: boolean;
};

/** Address of a comparison with some options changed. */
export function diffHref(
  rule: { readonly name: string; readonly owner: { readonly name: string } },
  { asked, options, unified }: Shown,
  change: Change,
): string {
  const next = { ...asked, ...options, unified, ...change };
  const [path = '', query] = paths.ruleDiff(rule.owner.name, rule.name, next.from, next.to).split('?');
  const search = withParams(new URLSearchParams(query), {
    w: next.ignoreWhitespace ? '1' : null,
    all: next.showAll ? '1' : null,
    reveal: next.reveal ? '1' : null,
    layout: next.unified ? 'unified' : null,
  });
  return `${path}?${search}`;
}
