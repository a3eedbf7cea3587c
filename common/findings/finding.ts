/** Kinds of findings, by the names that the OWASP Agentic Skills Top 10 gives to what skills do. */
export const FINDING_CATEGORIES = ['hidden', 'secret', 'exec', 'injection', 'exfil', 'obfuscation'] as const;
export type FindingCategory = (typeof FINDING_CATEGORIES)[number];

/**
 * What follows from a finding: `refuse` is never published; `ask` is published for everybody only when its author has accepted
 * it; `note` is published and shown.
 */
export const FINDING_SEVERITIES = ['refuse', 'ask', 'note'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** What was found; stable, and the key of its texts. */
export const FINDING_CODES = {
  'hidden.tag': 'hidden',
  'hidden.selector': 'hidden',
  'hidden.direction': 'hidden',
  'hidden.operator': 'hidden',
  'hidden.filler': 'hidden',
  'hidden.null': 'hidden',
  'hidden.run': 'hidden',
  'hidden.zero_width': 'hidden',
  'hidden.soft_hyphen': 'hidden',
  'hidden.byte_order_mark': 'hidden',
  'hidden.control': 'hidden',
  'hidden.other': 'hidden',
  'hidden.comment': 'hidden',
  'hidden.link_definition': 'hidden',
  'hidden.markup': 'hidden',
  'hidden.collapsed': 'hidden',
  'secret.credential': 'secret',
  'secret.private_key': 'secret',
  'secret.own_token': 'secret',
  'exec.pipe_to_shell': 'exec',
  'exec.encoded_to_shell': 'exec',
  'exec.raw_address': 'exec',
  'exec.raw_address_to_shell': 'exec',
  'exec.prerequisite': 'exec',
  'exec.while_loading': 'exec',
  'exec.disable_checks': 'exec',
  'injection.ignore': 'injection',
  'injection.hide': 'injection',
  'injection.likely': 'injection',
  'exfil.host': 'exfil',
  'exfil.key_file': 'exfil',
  'exfil.send': 'exfil',
  'obfuscation.encoded': 'obfuscation',
  'obfuscation.long_line': 'obfuscation',
  'obfuscation.mixed_letters': 'obfuscation',
} as const satisfies Readonly<Record<string, FindingCategory>>;
export type FindingCode = keyof typeof FINDING_CODES;

/** What a message about a finding names, such as the kind of a credential or the number of characters. */
export type FindingParameters = Readonly<Record<string, string | number>>;

export type Finding = {
  readonly category: FindingCategory;
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units, as editors count. */
  readonly column: number;
  /** UTF-16 code units. */
  readonly length: number;
  /** What stands there; characters that nobody sees are written as their code points. Short, and never a whole credential. */
  readonly excerpt: string;
  readonly params: FindingParameters;
  /** How many of its code and severity stand behind this one without being listed; at most 1,000 are counted in all. */
  readonly more?: number;
};

/** A finding before its place is worked out. */
export type Hit = {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** UTF-16 code units from the start of the text. */
  readonly start: number;
  readonly end: number;
  readonly params?: FindingParameters;
  /** Shown instead of what stands there. */
  readonly excerpt?: string;
};

/** What is thought of a part of a text. */
export type Verdict = Pick<Hit, 'code' | 'severity'>;
