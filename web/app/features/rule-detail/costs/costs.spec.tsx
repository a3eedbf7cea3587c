import { createRemixStub } from '@remix-run/testing';
import { render, screen, within } from '@testing-library/react';
import type { VersionTextFragment } from '#app/graphql/generated/graphql';
import { WithTexts } from '#app/i18n/with-texts';
import { ContextCostPanel } from './costs-panels';
import { LossesPanel } from './costs-panels';

type ContextCost = NonNullable<VersionTextFragment['contextCost']>;
type Losses = NonNullable<VersionTextFragment['losses']>;

const cost = (target: string, wishes: Partial<ContextCost['targets'][number]> = {}) =>
  ({
    ...{
      __typename: 'TargetCost',
      target,
      label: target,
      loading: 'ALWAYS',
      always: 0,
      onDemand: 0,
      warnings: [],
    },
    ...wishes,
  }) as ContextCost['targets'][number];
const COST = {
  tokeniser: { name: 'o200k_base', date: '2026-08' },
  targets: [
    cost('windsurf', { always: 9000, warnings: ['94 % of the limit'] }),
    cost('claude', { always: 1124 }),
    cost('cursor', { loading: 'RELEVANT', always: 12, onDemand: 1131 }),
  ],
} as unknown as ContextCost;
const LOSSES = [
  { target: 'agents', label: 'AGENTS.md', outcome: 'NONE', losses: [], obstacle: 'no place' },
  { target: 'claude', label: 'Claude Code', outcome: 'KEPT', losses: [], obstacle: null },
  {
    ...{ target: 'cursor', label: 'Cursor', outcome: 'LOST', obstacle: null },
    losses: [{ message: 'first' }, { message: 'second' }],
  },
] as unknown as Losses;

const show = (panel: JSX.Element) => {
  const Stub = createRemixStub([{ path: '/', Component: () => <WithTexts locale="en">{panel}</WithTexts> }]);
  render(<Stub />);
};

describe('the panels of what a version costs and loses', () => {
  it('shows the tokens of what is loaded, the assistants of the installation first', () => {
    show(<ContextCostPanel cost={COST} />);
    const [first, second, third] = screen.getAllByRole('listitem', { hidden: true });
    expect(first?.textContent).toContain('claude1,124');
    expect(second?.textContent).toContain('cursor1,131');
    expect(within(third as HTMLElement).getByText('94 % of the limit')).toBeTruthy();
  });

  it('shows every sentence of the answer, and says so when there is none', () => {
    show(<LossesPanel losses={LOSSES} />);
    const items = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    expect(items).toHaveLength(3);
    expect(items[0]).toContain('Claude Code');
    expect(items[1]).toMatch(/first.+second/);
    expect(items[2]).toContain('no place');
  });
});
