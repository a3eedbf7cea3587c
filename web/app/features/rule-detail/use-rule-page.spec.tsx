import { useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, render, screen } from '@testing-library/react';
import type { PlainReason } from '#app/content/rendered-rule';
import { useLateParts } from './use-rule-page';

const answers = jest.fn<PlainReason | null, []>();

function Page() {
  const rendered = useLoaderData<{ readonly plain: PlainReason | null }>();
  useLateParts(rendered, rendered.plain === 'late');
  return <p>{rendered.plain ?? 'rendered'}</p>;
}

/** Opens the page and lets seconds pass. */
async function open(seconds: number): Promise<void> {
  const Stub = createRemixStub([
    { path: '/', Component: Page, loader: () => ({ plain: answers() }), HydrateFallback: () => null },
  ]);
  render(<Stub />);
  for (let second = 0; second < seconds; second++)
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });
}

describe('useLateParts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answers.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  it('asks for the page again until the text is rendered', async () => {
    answers.mockReturnValueOnce('late').mockReturnValueOnce('late').mockReturnValue(null);
    await open(10);
    expect(screen.getByText('rendered')).toBeTruthy();
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it('gives up after three attempts', async () => {
    answers.mockReturnValue('late');
    await open(20);
    expect(answers).toHaveBeenCalledTimes(4);
  });

  it('leaves texts alone that stay plain', async () => {
    answers.mockReturnValue('complex');
    await open(10);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
