import { PassThrough } from 'node:stream';
import { barLine, startProgress } from './progress';

function terminal(): { readonly output: NodeJS.WriteStream; text(): string } {
  const stream = new PassThrough({ encoding: 'utf8' });
  const output = Object.assign(stream, { isTTY: true }) as unknown as NodeJS.WriteStream;
  return { output, text: () => String(stream.read() ?? '') };
}

describe('the progress bar', () => {
  it.each([
    [0, 0, `Importing ${'░'.repeat(40)} 0 %`],
    [0.5, 3000, `Importing ${'█'.repeat(20)}${'░'.repeat(20)} 50 % · 3 s left`],
    [0.1, 20_000, `Importing ${'█'.repeat(4)}${'░'.repeat(36)} 10 % · 3 min 0 s left`],
    [1, 500, `Importing ${'█'.repeat(40)} 100 %`],
  ])('shows a share of %d after %d ms', (share, elapsed, line) => {
    expect(barLine('Importing', share, elapsed)).toBe(line);
  });

  it('prints messages above itself and ends at 100 %', () => {
    const { output, text } = terminal();
    const progress = startProgress('Importing', 100, output);
    progress.say('Line 3 refused');
    progress.advanceTo(150);
    progress.stop();
    const shown = text();
    expect(shown).toContain('Line 3 refused\n');
    expect(shown).toMatch(/100 %\n$/);
  });
});
