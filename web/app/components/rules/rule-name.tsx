import { Link } from '@remix-run/react';
import { paths } from '#app/lib/paths';
import styles from './rule-name.module.css';

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
      <span className={styles.owner}>@{owner}</span>
      <span className={styles.slash}>/</span>
      <wbr />
      <span className={styles.name}>{name}</span>
    </>
  );
  if (plain) return <span className={styles.ruleName}>{parts}</span>;
  return (
    <Link className={styles.ruleName} data-rule-link to={paths.rule(owner, name)}>
      {parts}
    </Link>
  );
}
