import { registerEnumType } from '@nestjs/graphql';

/** Maps GraphQL enum names to the values that services and REST use. */
type EnumWords = Readonly<Record<string, string>>;

function graphqlEnum<Words extends EnumWords>(name: string, words: Words, description?: string): Words {
  registerEnumType(words, { name, ...(description !== undefined && { description }) });
  return words;
}

export const RuleTypeEnum = graphqlEnum('RuleType', { RULE: 'rule', CCSUBAGENTS: 'ccsubagents' });
export const VisibilityEnum = graphqlEnum('Visibility', {
  PUBLIC: 'public',
  PRIVATE: 'private',
  ORGANIZATION: 'organization',
});
export const VisibilityFilterEnum = graphqlEnum('VisibilityFilter', {
  PUBLIC: 'public',
  PRIVATE: 'private',
  ORGANIZATION: 'organization',
  ALL: 'all',
});
export const TagModeEnum = graphqlEnum('TagMode', { ANY: 'any', ALL: 'all' });
export const VersionBumpEnum = graphqlEnum('VersionBump', { MAJOR: 'major', MINOR: 'minor', PATCH: 'patch' });
export const OrganizationRoleEnum = graphqlEnum('OrganizationRole', {
  OWNER: 'owner',
  ADMIN: 'admin',
  MEMBER: 'member',
});
export const RuleOrderFieldEnum = graphqlEnum('RuleOrderField', {
  RELEVANCE: 'relevance',
  UPDATED: 'updated',
  CREATED: 'created',
  NAME: 'name',
  STARS: 'stars',
  VIEWS: 'views',
  DOWNLOADS: 'downloads',
});
export const StarredOrderEnum = graphqlEnum(
  'StarredOrder',
  { STARRED: 'starred', UPDATED: 'updated' },
  'Last starred, or last changed, first.',
);
export const OrderDirectionEnum = graphqlEnum('OrderDirection', { ASC: 'asc', DESC: 'desc' });
