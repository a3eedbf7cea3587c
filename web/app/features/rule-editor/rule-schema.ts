import type { Translate } from '#app/i18n/texts';
import { z } from 'zod';
import { RULE_TYPES, VERSION_BUMPS } from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN, SEMVER_PATTERN } from '@kimari/common/patterns';
import { normaliseTags } from '@kimari/common/tags';

/** Value of `intent` that requests a review instead of saving. */
export const REVIEW = 'review';

/** Value of `intent` that requests the text without hidden characters instead of saving. */
export const REMOVE_HIDDEN = 'removeHidden';

/** The checkbox by which an author says that what was found in a text for everybody is an example. */
export const ACCEPT_FINDINGS = 'acceptFindings';

const lengthOf = (text: string) => Array.from(text).length;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Splits what was typed into tags: commas of any script and new lines separate. */
export function parseTags(text: string): string[] {
  return normaliseTags(text.split(/[,、，\n]/));
}

function tagsSchema(t: Translate) {
  const { tags, tag } = LIMITS;
  return z
    .string()
    .default('')
    .transform(parseTags)
    .refine((list) => list.length <= tags.max, t('rule-editor:tags.too_many', tags))
    .refine((list) => list.every((entry) => lengthOf(entry) <= tag.max), t('rule-editor:tags.too_long', tag));
}

function contentSchema(t: Translate) {
  return z
    .string({ error: t('rule-editor:content.required') })
    .refine((text) => text.trim() !== '', t('rule-editor:content.required'))
    .refine((text) => bytesOf(text) <= LIMITS.content.maxBytes, t('rule-editor:content.too_large'));
}

/** Fields of both forms. */
function sharedFields(t: Translate) {
  const { ruleDescription } = LIMITS;
  return {
    description: z
      .string()
      .trim()
      .default('')
      .refine(
        (text) => lengthOf(text) <= ruleDescription.max,
        t('rule-editor:description.too_long', ruleDescription),
      ),
    visibility: z.enum(['public', 'private'], { error: t('rule-editor:visibility.required') }),
    organizationId: z.string().default(''),
    tags: tagsSchema(t),
    content: contentSchema(t),
  };
}

/** Fields of a new rule. */
export function createRuleSchema(t: Translate) {
  return z.object({
    name: z
      .string({ error: t('rule-editor:name.required') })
      .trim()
      .refine(
        (name) => lengthOf(name) <= LIMITS.ruleName.max,
        t('rule-editor:name.too_long', LIMITS.ruleName),
      )
      .regex(NAME_PATTERN, t('rule-editor:name.pattern')),
    type: z.enum(RULE_TYPES).default('rule'),
    ...sharedFields(t),
  });
}

/** Fields of an edited rule. */
export function editRuleSchema(t: Translate) {
  const { changelog } = LIMITS;
  return z.object({
    ...sharedFields(t),
    changelog: z
      .string()
      .trim()
      .default('')
      .refine((text) => lengthOf(text) <= changelog.max, t('rule-editor:changelog.too_long', changelog)),
    bump: z.enum(VERSION_BUMPS).default('patch'),
    /** The version the edit is based on. */
    expectedVersion: z.string().regex(SEMVER_PATTERN),
  });
}

export type EditRuleValues = z.output<ReturnType<typeof editRuleSchema>>;
