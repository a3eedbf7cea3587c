import type { RuleRowMatchFragment } from '#app/graphql/generated/graphql';
import styles from './marked-text.module.css';

export type MarkedTextProps = { readonly segments: RuleRowMatchFragment['name'] };

/** A text with what a search matched marked. */
export function MarkedText({ segments }: MarkedTextProps) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
