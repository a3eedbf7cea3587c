import { INSTALL_TARGETS } from '@kimari/common/enums';

type OfTarget = { readonly target: string };

/** The assistants that the installation box offers first; the others go below. */
export function primaryFirst<T extends OfTarget>(
  all: readonly T[],
): { readonly primary: readonly T[]; readonly others: readonly T[] } {
  const order: readonly string[] = INSTALL_TARGETS;
  const primary = order.flatMap((target) => all.filter((one) => one.target === target));
  return { primary, others: all.filter(({ target }) => !order.includes(target)) };
}
