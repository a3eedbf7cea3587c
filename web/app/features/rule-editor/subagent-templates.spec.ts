import { parse } from 'yaml';
import { LOCALES } from '@kimari/common/locale';
import { subagentTemplate, TEMPLATE_KINDS, templateOf } from './subagent-templates';

const ALL = TEMPLATE_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })));

describe('a template for subagents', () => {
  it.each(ALL)('has front matter that Claude Code can read ($kind, $locale)', ({ kind, locale }) => {
    const [empty, head, body] = subagentTemplate(kind, locale, 'release-notes').split(/^---$/m);
    expect(empty).toBe('');
    const fields = parse(head ?? '') as Record<string, unknown>;
    expect(Object.keys(fields)).toEqual(['name', 'description', 'tools', 'model']);
    expect(fields.name).toBe('release-notes');
    for (const value of Object.values(fields)) expect(value).toEqual(expect.any(String));
    expect(String(fields.tools)).toMatch(/^[A-Z][a-z]+(, [A-Z][a-z]+)*$/);
    expect(body).toContain('\n## ');
  });

  it.each(['Release_Notes', 'release-notes'])('has a name that Claude Code accepts (%s)', (name) => {
    expect(subagentTemplate('review', 'en', name)).toContain('\nname: release-notes\n');
  });

  it.each(['', 'two words', 'a: b', '7zip'])('has a default name while the rule has none (%j)', (name) => {
    expect(subagentTemplate('review', 'ja', name)).toContain('\nname: code-reviewer\n');
  });

  it('is recognized until the first edit, in either language', () => {
    for (const { kind, locale } of ALL) {
      const text = subagentTemplate(kind, locale, 'mine');
      expect(templateOf(text, 'mine')).toBe(kind);
      expect(templateOf(`${text} `, 'mine')).toBeNull();
      expect(templateOf(text, 'another')).toBeNull();
    }
    expect(templateOf('', 'mine')).toBeNull();
  });
});
