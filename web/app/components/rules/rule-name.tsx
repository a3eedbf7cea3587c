import { Link } from '@remix-run/react';
import { paths } from '#app/lib/paths';

type RuleNameProps = {
  readonly owner: string;
  readonly name: string;
  /** Text only, where something around it is the link already. */
  readonly plain?: boolean;
};

/** `@owner/name`, the way a rule is written everywhere; may break after the slash. */
export function RuleName({ owner, name, plain }: RuleNameProps) {
  const parts = (
    <>
      <span className="o">@{owner}</span>
      <span className="s">/</span>
      <wbr />
      <span className="n">{name}</span>
    </>
  );
  if (plain) return <span className="rn">{parts}</span>;
  return (
    <Link className="rn" to={paths.rule(owner, name)}>
      {parts}
    </Link>
  );
}
