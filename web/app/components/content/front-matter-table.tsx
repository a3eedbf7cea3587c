import { TriangleAlert } from 'lucide';
import { splitOutside } from '@kimari/common/targets/flow-text';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import type { ShownField } from '#app/content/rendered-rule';
import { cn } from '#app/lib/cn';
import styles from './front-matter-table.module.css';
import { icons } from '#app/components/ui/styles';

type FrontMatterTableProps = { readonly fields: readonly ShownField[]; readonly subagent: boolean };

/** Fields of a subagent that come first; the others keep the author's order. */
const SUBAGENT_ORDER = ['name', 'description', 'tools', 'model', 'color'];

/** Fields that hold names or patterns for programs. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['name', 'model', 'globs', 'paths', 'applyto']);

/** Matches tools that run commands or change files. */
const POWERFUL_TOOL = /^(?:Bash|Write|Edit|MultiEdit|NotebookEdit|\*)(?:\(|$)/;

function inOrder(fields: readonly ShownField[]): readonly ShownField[] {
  const place = ({ key }: ShownField) => {
    const position = SUBAGENT_ORDER.indexOf(key.toLowerCase());
    return position === -1 ? SUBAGENT_ORDER.length : position;
  };
  return [...fields].sort((left, right) => place(left) - place(right));
}

/** Templates leave fields empty; a row without a value says nothing. The source shows them. */
function isEmpty(value: ShownField['value']): boolean {
  return value.kind === 'list' ? value.items.length === 0 : value.text.trim() === '';
}

/** Splits `Read, Bash(git diff:*)` into tools. */
function toolsOf(value: ShownField['value']): readonly string[] {
  return value.kind === 'list' ? value.items : splitOutside(value.text);
}

/** The front matter as a table. */
export function FrontMatterTable({ fields, subagent }: FrontMatterTableProps) {
  const filled = fields.filter(({ value }) => !isEmpty(value));
  if (filled.length === 0) return null;
  const shown = subagent ? inOrder(filled) : filled;
  return (
    <dl className={styles.table}>
      {shown.map((field, position) => (
        <div key={`${position} ${field.key}`}>
          <dt>{field.key}</dt>
          <dd className={cn(IDENTIFIERS.has(field.key.toLowerCase()) && styles.identifier)}>
            {subagent && field.key.toLowerCase() === 'tools' ? (
              <ToolList tools={toolsOf(field.value)} />
            ) : (
              <FieldValue value={field.value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ value }: Pick<ShownField, 'value'>) {
  if (value.kind !== 'list') return value.kind === 'block' ? <pre>{value.text}</pre> : <>{value.text}</>;
  return (
    <>
      {value.items.map((item, position) => (
        <span key={`${position} ${item}`} className={styles.permission}>
          {item}
        </span>
      ))}
    </>
  );
}

function ToolList({ tools }: { readonly tools: readonly string[] }) {
  const { t } = useTranslation('rules');
  return (
    <>
      {tools.map((tool, position) => {
        const far = POWERFUL_TOOL.test(tool);
        return (
          <span
            key={`${position} ${tool}`}
            className={cn(styles.permission, far && styles.farReaching)}
            title={far ? t('text.far_reaching_tool') : undefined}
          >
            {far && <Icon of={TriangleAlert} className={cn(icons.icon, icons.small)} />}
            {tool}
          </span>
        );
      })}
    </>
  );
}
