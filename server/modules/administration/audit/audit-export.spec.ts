import { auditText } from './audit-export';
import type { AuditLogEntry } from './audit-log.result';

const ENTRY: AuditLogEntry = {
  id: '0199',
  at: new Date(0),
  action: 'user.suspend',
  outcome: 'done',
  actorKind: 'system',
  actorId: null,
  actorName: null,
  targetKind: 'user',
  targetId: '1',
  targetName: null,
  organizationId: null,
  ip: null,
  agent: null,
  details: {},
};

async function* pagesOf(...entries: readonly AuditLogEntry[]) {
  await Promise.resolve();
  for (const entry of entries) yield [entry];
}

async function textOf(format: 'csv' | 'jsonl', ...entries: readonly AuditLogEntry[]): Promise<string> {
  let text = '';
  for await (const piece of auditText(pagesOf(...entries), format)) text += piece;
  return text;
}

describe('the audit log as text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '　=1'])(
    'has no cell that a spreadsheet calculates: %j',
    async (agent) => {
      expect(await textOf('csv', { ...ENTRY, agent })).toContain(`,"'${agent}",`);
    },
  );

  it('keeps quotes and line ends within their cell', async () => {
    const text = await textOf('csv', { ...ENTRY, agent: 'a"b\r\nc,d' });
    expect(text).toContain(',"a""b\r\nc,d",');
  });

  it('is an object a line, whatever an event says', async () => {
    const text = await textOf('jsonl', { ...ENTRY, agent: 'a\nb' }, ENTRY);
    const lines = text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { agent: string | null }).agent)).toEqual(['a\nb', null]);
  });
});
