import { Link } from '#app/components/ui/link';
import type { RuleRowMatchFragment } from '#app/graphql/generated/graphql';
import { paths } from '#app/lib/paths';
import { MarkedText } from './marked-text';
import styles from './rule-name.module.css';

type RuleNameProps = {
  readonly owner: string;
  readonly name: string;
  /** Renders text instead of a link, for use inside a link. */
  readonly plain?: boolean;
  /** The name with what a search matched. */
  readonly marked?: RuleRowMatchFragment['name'] | undefined;
};

/** `@owner/name`, as rules are written everywhere; the line may break after the slash. */
export function RuleName({ owner, name, plain, marked }: RuleNameProps) {
  const parts = (
    <>
      <span className={styles.owner}>@{owner}</span>
      <span className={styles.slash}>/</span>
      <wbr />
      <span className={styles.name}>{marked ? <MarkedText segments={marked} /> : name}</span>
    </>
  );
  if (plain) return <span className={styles.ruleName}>{parts}</span>;
  return (
    <Link className={styles.ruleName} data-rule-link to={paths.rule(owner, name)}>
      {parts}
    </Link>
  );
}
