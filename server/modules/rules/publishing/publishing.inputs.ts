import { InputType } from '@nestjs/graphql';
import {
  RULE_TYPES,
  type RuleType,
  VERSION_BUMPS,
  type VersionBump,
  VISIBILITY_INPUTS,
  type VisibilityInput,
} from '@kimari/common/enums';
import { LIMITS } from '@kimari/common/limits';
import { normaliseTag } from '@kimari/common/tags';
import { NAME_PATTERN, SEMVER_PATTERN } from '@kimari/common/patterns';
import { RuleTypeEnum, VersionBumpEnum, VisibilityEnum } from '../../../kernel/schema/enums';
import { BooleanField, ChoiceField, IdField, TextField, TextListField } from '../../../kernel/schema/fields';
import { Alias } from '../../../kernel/schema/input-fields';

const nameOptions = { ...LIMITS.ruleName, pattern: NAME_PATTERN };
const tagOptions = { max: LIMITS.tags.max, of: { ...LIMITS.tag, storedAs: normaliseTag, oneLine: true } };
const contentOptions = { min: 1, maxBytes: LIMITS.content.maxBytes, notBlank: true };

const ACCEPTING =
  'Publishes a text for everybody though something in it looks like a credential or the like: it is an example.';

@InputType()
export class CreateRuleInput {
  @TextField({
    ...nameOptions,
    description: 'Unique per owner, ignoring case and treating `-` and `_` as equal.',
  })
  name!: string;

  @ChoiceField({ values: RULE_TYPES, graphql: RuleTypeEnum, optional: true, default: 'rule' })
  type: RuleType = 'rule';

  @TextField({ max: LIMITS.ruleDescription.max, optional: true, nullable: true })
  description?: string | null;

  @ChoiceField({ values: VISIBILITY_INPUTS, graphql: VisibilityEnum })
  visibility!: VisibilityInput;

  @IdField({ optional: true, nullable: true, description: 'Id or name of the organization.' })
  organizationId?: string | null;

  @TextListField({ ...tagOptions, description: 'Each is trimmed and lower-cased; repeats are dropped.' })
  tags!: string[];

  @TextField({ ...contentOptions, description: 'Kept byte for byte.' })
  content!: string;

  @BooleanField({ optional: true, description: ACCEPTING })
  acceptFindings?: boolean;
}

@InputType()
export class UpdateRuleInput {
  @Alias('ruleId')
  @IdField()
  id!: string;

  @TextField({ ...nameOptions, optional: true })
  name?: string;

  @TextField({
    max: LIMITS.ruleDescription.max,
    optional: true,
    nullable: true,
    description: 'Empty or null clears it.',
  })
  description?: string | null;

  @ChoiceField({ values: VISIBILITY_INPUTS, graphql: VisibilityEnum, optional: true })
  visibility?: VisibilityInput;

  @IdField({
    optional: true,
    nullable: true,
    description: 'Id or name of the organization to move the rule to; null moves it to its creator.',
  })
  organizationId?: string | null;

  @TextListField({ ...tagOptions, optional: true })
  tags?: string[];

  @TextField({
    ...contentOptions,
    optional: true,
    description: 'Makes a version when it differs from the current text.',
  })
  content?: string;

  @TextField({ max: LIMITS.changelog.max, optional: true })
  changelog?: string;

  @BooleanField({ optional: true, description: ACCEPTING })
  acceptFindings?: boolean;

  @BooleanField({ optional: true, description: 'The next major version; `versionBump` wins.' })
  isMajorVersionUp?: boolean;

  @ChoiceField({ values: VERSION_BUMPS, graphql: VersionBumpEnum, optional: true })
  versionBump?: VersionBump;

  @TextField({
    pattern: SEMVER_PATTERN,
    optional: true,
    description: 'Refused with 412 when another version is current.',
  })
  expectedVersion?: string;
}
