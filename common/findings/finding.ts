/** Categories of findings, named after the OWASP Agentic Skills Top 10. */
export const FINDING_CATEGORIES = ['hidden', 'secret', 'exec', 'injection', 'exfil', 'obfuscation'] as const;
export type FindingCategory = (typeof FINDING_CATEGORIES)[number];

/**
 * The consequence of a finding: a text with `refuse` is never published, one with `ask` becomes public only after its author
 * accepts the finding, and one with `note` is published with the finding shown.
 */
export const FINDING_SEVERITIES = ['refuse', 'ask', 'note'] as const;
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number];

/** Stable codes of findings, which are also the keys of their messages. */
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

/** Values in the message of a finding, such as the kind of a credential or the number of characters. */
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
  /** A short quotation of the place. Invisible characters appear as code points, and credentials are never complete. */
  readonly excerpt: string;
  readonly params: FindingParameters;
  /** The number of further findings of this code and severity that are not listed; at most 1,000 are counted in all. */
  readonly more?: number;
};

/** A finding before its line and column are known. */
export type Hit = {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** UTF-16 code units from the start of the text. */
  readonly start: number;
  readonly end: number;
  readonly params?: FindingParameters;
  /** Replaces the quotation of the place. */
  readonly excerpt?: string;
};

/** The verdict on a part of a text. */
export type Verdict = Pick<Hit, 'code' | 'severity'>;
