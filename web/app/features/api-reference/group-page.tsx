import { useTranslation } from '#app/i18n/use-translation';
import { typography } from '#app/components/ui/styles';
import { cn } from '#app/lib/cn';
import { Breakable } from './breakable';
import { CallSection } from './call-section';
import { Description } from './description';
import { useAccessNames, useGroupNames } from './group-names';
import type { Call, Group } from './reference';
import { ReferenceFrame } from './reference-frame';
import type { FrameState } from './reference-frame';
import styles from './reference.module.css';

export type GroupState = Pick<FrameState, 'counts'> & {
  readonly group: Group;
  readonly calls: readonly Call[];
};

/** The calls of one group: first a table, then each in full. */
export function GroupPage({ counts, group, calls }: GroupState) {
  const names = useGroupNames();
  const entries = calls.map(({ id, summary }) => ({ id, name: summary }));
  return (
    <ReferenceFrame counts={counts} current={group} entries={entries}>
      <h1 className={typography.title}>{names[group]}</h1>
      <CallTable calls={calls} />
      {calls.map((call) => (
        <CallSection key={call.id} call={call} />
      ))}
    </ReferenceFrame>
  );
}

function CallTable({ calls }: { readonly calls: readonly Call[] }) {
  const { t } = useTranslation('api-reference');
  const access = useAccessNames();
  return (
    <table className={styles.calls}>
      <thead>
        <tr>
          <th scope="col">{t('calls.call')}</th>
          <th scope="col">{t('calls.does')}</th>
          <th scope="col">{t('calls.who')}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, method, path, summary, access: who }) => (
          <tr key={id}>
            <th scope="row" className={styles.wholeWords}>
              <a href={`#${id}`}>
                <b className={cn(styles.method, method === 'GET' && styles.get)}>{method}</b>
                <code>
                  <Breakable text={path} />
                </code>
              </a>
            </th>
            <td>
              <Description text={summary} />
            </td>
            <td>{access[who]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
