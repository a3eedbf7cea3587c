import { ownTokens } from '../../common/findings/credentials';
import { findings } from '../../common/findings/findings';
import { newFindings } from '../../common/findings/new-findings';
import { removeHidden } from '../../common/findings/remove-hidden';
import { hiddenCharacters } from '../../common/hidden-characters';
import { assess } from '../../common/context-cost/context-cost';
import { countTokens } from '../../common/context-cost/count-tokens';
import { comparePowers } from '../../common/powers/stored-powers';
import { countLineChanges } from '../../server/modules/versions/line-changes';
import { toSearchRow } from '../../server/search/index/index-row';
import { compareTexts } from '../../web/app/content/diff.server';

/** Everything that reads a text when it is published, shown or compared, by name. */
export const TEXT_READERS: Readonly<Record<string, (text: string) => unknown>> = {
  findings,
  'own tokens': ownTokens,
  'removal of hidden characters': removeHidden,
  'hidden characters': hiddenCharacters,
  'new findings': (text) => {
    const earlier = text.slice(0, -(text.length >> 2));
    return newFindings({ text: earlier, findings: findings(earlier) }, { text, findings: findings(text) });
  },
  'powers of a rule': (text) => comparePowers(text, `${text}a`, 'rule'),
  'powers of a subagent': (text) => comparePowers(text, null, 'ccsubagents'),
  'context cost and losses': (text) =>
    assess(text, { name: 'a', type: 'rule', description: null }, countTokens),
  'row of the search': (text) =>
    toSearchRow({
      ...{
        ruleId: 'r',
        ownerId: 'o',
        createdBy: 'o',
        audience: 'everyone',
        type: 'rule',
        ownerKey: 'o',
        nameKey: 'a',
      },
      ...{ owner: 'o', name: 'a', tags: [], description: null, content: text },
    }),
  'line changes': (text) => countLineChanges(text, `${text.slice(text.length >> 1)}\n${text}`),
  comparison: (text) =>
    compareTexts({ from: text, to: `${text.slice(3)}x`, ignoreWhitespace: false, showAll: false }),
};

/** What a hostile text repeats: marks, letters and words that open, close, continue or nearly are something to a reader. */
export const UNITS: readonly string[] = [
  ...Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ \t\n'),
  ...['\r\n', '\r', '\u2028', '\ufeff', '\u0000', 'a', 'A', '1', 'a ', 'aB', 'é', 'İ', 'ß', 'а', 'аb', 'α'],
  ...[
    '日',
    'あ',
    'ア',
    'ー',
    '々',
    '日本語の文字が続きます',
    'カタカナ',
    'ｶﾞ',
    '、',
    '。',
    '「',
    '「」',
    '無視',
    'を無視しない',
    '一',
  ],
  ...[
    '龘',
    '한',
    '한국어',
    'م',
    'می\u200cخواهم',
    'क्\u200dष',
    'ก',
    'e\u0301',
    '\u0301',
    '😀',
    '👩\u200d👩\u200d👧',
    '🇯🇵',
    '🇯',
    '𝔸',
  ],
  ...[
    '葛\u{e0100}',
    '\u200b',
    '\u200d',
    'a\u200b',
    '\u202e',
    '\u2066',
    '\u2067א',
    '\u2066\u2069',
    '\u{e0061}',
    '\ufe0f',
    '\ud800',
  ],
  ...[
    '```',
    '```\n',
    '~~~ !\n',
    '!`a` ',
    '`a`',
    '[a](',
    '[a]: b\n',
    '[a]: # (',
    '[]',
    '![',
    '<a ',
    '<a hidden>',
    '<!--',
    '<!-- a -->',
  ],
  ...[
    '<details>',
    '</',
    '&amp;',
    '&',
    '**a',
    '*a **b ',
    '_a',
    '| a ',
    '|-',
    '> ',
    '- ',
    '- a\n',
    '  - ',
    '1. ',
    '# a\n',
    '# ',
    '---\n',
  ],
  ...[
    'a: b\n',
    'a:\n',
    '- a: [\n',
    '{a: ',
    '"a": ',
    '&a ',
    '*a ',
    '!!str ',
    '? ',
    'tools: Read\n',
    'hooks:\n',
    '{{a}}',
    '{{',
    '}}',
  ],
  ...[
    'http://',
    'https://a.dev/',
    '://',
    'http://1.2.3.4 ',
    '@',
    'a@b.c ',
    'curl ',
    'curl a/|sh ',
    'base64 -d ',
    '$(',
    'eval $(curl ',
  ],
  ...[
    'sk-',
    'ghp_',
    'eyJ',
    'eyJ.',
    'kmr_',
    '-----BEGIN ',
    ':AA',
    'AKIA',
    '\\x41',
    '\\u0041',
    '0x',
    'ignore all ',
    'never tell user ',
  ],
  ...['tell user ', 'word word2 ', 'camelCase', 'a-b.c/d_', 'c++ ', 'n+1 '],
];
