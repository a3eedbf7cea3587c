import { aText, generatorOf } from '../../test/support/generated-texts';
import { aSeed } from '../../test/support/random-numbers';
import { readRule } from '../targets/read-rule';
import { renderRule } from '../targets/render-rule';
import { TARGET_IDS } from '../targets/targets';
import { assess } from './context-cost';
import { countTokens } from './count-tokens';

const rule = (content: string) =>
  assess(content, { type: 'rule', name: 'style', description: 'How we write' }, countTokens);
const costIn = (content: string, target: string) =>
  rule(content).costs.find((cost) => cost.target === target);

describe('what a rule takes of a context', () => {
  it('is all of it, always, where the rule is always loaded', () => {
    expect(costIn('# Style\n\n- Be kind.\n', 'claude')).toMatchObject({ loading: 'always', onDemand: 0 });
  });

  it('is its description only, where a model decides', () => {
    const text = `---\ndescription: How we write\nalwaysApply: false\n---\n${'- Be kind.\n'.repeat(50)}`;
    expect(costIn(text, 'cursor')).toMatchObject({
      loading: 'relevant',
      always: countTokens('style: How we write'),
    });
    // Claude Code has no such rules, and loads it always.
    expect(costIn(text, 'claude')).toMatchObject({ loading: 'always', onDemand: 0 });
  });

  it('is nothing before a file of its patterns is opened', () => {
    const text = '---\nglobs: **/*.ts\nalwaysApply: false\n---\nText.\n';
    expect(costIn(text, 'cursor')).toMatchObject({ loading: 'files', always: 0 });
  });

  it('is the name and the description of a subagent', () => {
    const text = '---\nname: a\ndescription: b\n---\nText.\n';
    const { costs } = assess(text, { type: 'ccsubagents', name: 'a' }, countTokens);
    for (const { target, loading, always } of costs.filter((cost) => cost.target !== 'plain'))
      expect([target, loading, always]).toEqual([target, 'subagent', countTokens('a: b')]);
  });

  it.each([
    ['windsurf', 9_500, 'within'],
    ['windsurf', 9_800, 'near'],
    ['windsurf', 12_001, 'past'],
    ['codex', 27_000, 'near'],
    ['codex', 33_000, 'past'],
  ])('warns in %s at %i letters: %s', (target, length, state) => {
    expect(costIn('a'.repeat(length), target)?.limits).toMatchObject([{ state }]);
  });

  it('has advice that is no limit', () => {
    expect(costIn('- a\n'.repeat(201), 'claude-memory')?.limits).toMatchObject([
      { unit: 'lines', size: 201, state: 'past', isAdvice: true },
    ]);
  });

  it('is the cost of what is written, whatever is written', () => {
    const generator = generatorOf(aSeed());
    for (let index = 0; index < 200; index += 1) {
      const content = aText(generator);
      const type = index % 2 === 0 ? 'rule' : 'ccsubagents';
      const known = { type, name: 'a-text', description: 'A text.' } as const;
      const { costs } = assess(content, known, countTokens);
      for (const target of TARGET_IDS) {
        const { text } = renderRule(readRule(content, known), target, content);
        const cost = costs.find((one) => one.target === target);
        const whole = cost?.loading === 'always' ? cost.always : cost?.onDemand;
        expect([target, content, whole ?? null]).toEqual([
          target,
          content,
          text === null ? null : countTokens(text),
        ]);
      }
    }
  });
});
