import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';

export const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../schema.graphql'), 'utf8'));

/**
 * A row for every field that returns an object: its arguments. Those that lead to rules, organizations or accounts are what
 * the matrix is for; a new one needs a row here, and is asked for by everybody from then on.
 */
const OBJECT_FIELDS: Readonly<Record<string, string>> = {
  'Checks.findings': '',
  'ContextCost.targets': '',
  'ContextCost.tokeniser': '',
  'TargetCost.limits': '',
  'TargetLosses.losses': '',
  'Rule.author': '',
  'Rule.deprecation': '',
  'Rule.diff': '(from: "1.0.0", to: "1.0.1")',
  'Rule.latestVersion': '',
  'Rule.moderation': '',
  'Rule.owner': '',
  'Rule.related': '(first: 10)',
  'Rule.versionByNumber': '(version: "1.0.0")',
  'Rule.stargazers': '(first: 5)',
  'Rule.versions': '(first: 5)',
  'Rule.viewerCan': '',
  'RuleVersion.changes': '',
  'RuleVersion.checks': '',
  'RuleVersion.contextCost': '',
  'RuleVersion.losses': '',
  'RuleVersion.createdBy': '',
  'RuleVersion.powers': '',
  'VersionPowers.added': '',
  'VersionPowers.powers': '',
  'RuleDiff.from': '',
  'RuleDiff.to': '',
  'RuleConnection.edges': '',
  'RuleConnection.facets': '',
  'RuleConnection.nodes': '',
  'RuleConnection.pageInfo': '',
  'RuleConnection.notice': '',
  'RuleEdge.match': '',
  'RuleEdge.node': '',
  'RuleFacets.tags': '(first: 100)',
  'RuleFacets.types': '',
  'RuleFacets.visibilities': '',
  'RuleMatch.description': '',
  'RuleMatch.excerpt': '',
  'RuleMatch.name': '',
  'MatchedLine.segments': '',
  'SearchNotice.suggestion': '',
  'TagFacet.nodes': '',
  'RuleVersionConnection.edges': '',
  'RuleVersionConnection.nodes': '',
  'RuleVersionConnection.pageInfo': '',
  'RuleVersionEdge.node': '',
  'Organization.invitations': '',
  'Organization.members': '(first: 10)',
  'Organization.rules': '(first: 20)',
  'Organization.stats': '',
  'Organization.viewerCan': '',
  'OrganizationConnection.edges': '',
  'OrganizationConnection.nodes': '',
  'OrganizationConnection.pageInfo': '',
  'OrganizationEdge.node': '',
  'AdministeredUserConnection.edges': '',
  'AdministeredUserConnection.nodes': '',
  'AdministeredUserConnection.pageInfo': '',
  'AdministeredUserEdge.node': '',
  'AdministeredOrganizationConnection.edges': '',
  'AdministeredOrganizationConnection.nodes': '',
  'AdministeredOrganizationConnection.pageInfo': '',
  'AdministeredOrganizationEdge.node': '',
  'QueuedMailConnection.edges': '',
  'QueuedMailConnection.nodes': '',
  'QueuedMailConnection.pageInfo': '',
  'QueuedMailEdge.node': '',
  'AuditEventConnection.edges': '',
  'AuditEventConnection.nodes': '',
  'AuditEventConnection.pageInfo': '',
  'AuditEventEdge.node': '',
  'InstallationState.database': '',
  'InstallationState.parts': '',
  'InstallationState.search': '',
  'Invitation.invitedBy': '',
  'Invitation.organization': '',
  'Member.user': '',
  'MemberConnection.edges': '',
  'MemberConnection.nodes': '',
  'MemberConnection.pageInfo': '',
  'MemberEdge.node': '',
  'User.rules': '(first: 20)',
  'User.starredRules': '(first: 20)',
  'User.stats': '',
  'UserConnection.edges': '',
  'UserConnection.nodes': '',
  'UserConnection.pageInfo': '',
  'UserEdge.node': '',
  'Viewer.cliTokens': '',
  'Viewer.deletedRules': '(first: 20)',
  'Viewer.invitations': '',
  'Viewer.linkedAccounts': '',
  'Viewer.organizations': '(first: 10)',
  'Viewer.rules': '(first: 20)',
  'Viewer.secondFactor': '',
  'Viewer.secondFactorSetup': '',
  'Viewer.securityEvents': '(first: 20)',
  'Viewer.sessions': '',
  'Viewer.settings': '',
  'Viewer.starredRules': '(first: 20)',
  'Viewer.user': '',
  'DeletedRuleConnection.edges': '',
  'DeletedRuleConnection.nodes': '',
  'DeletedRuleConnection.pageInfo': '',
  'DeletedRuleEdge.node': '',
  'SecurityEventConnection.edges': '',
  'SecurityEventConnection.nodes': '',
  'SecurityEventConnection.pageInfo': '',
  'SecurityEventEdge.node': '',
  'AccountSettings.preferences': '',
  'ModerationCase.assignee': '',
  'ModerationCase.rule': '',
  'ModerationCaseConnection.edges': '',
  'ModerationCaseConnection.nodes': '',
  'ModerationCaseConnection.pageInfo': '',
  'ModerationCaseDetail.case': '',
  'ModerationCaseDetail.contacts': '',
  'ModerationCaseDetail.decisions': '',
  'ModerationCaseDetail.otherRules': '',
  'ModerationCaseDetail.reports': '',
  'ModerationCaseDetail.text': '',
  'ModerationCaseDetail.versions': '',
  'ModerationCaseEdge.node': '',
  'CaseText.checks': '',
  'NameRequest.decidedBy': '',
  'NameRequest.user': '',
  'NameRequestQueue.pageInfo': '',
  'NameRequestQueue.requests': '',
  'FindingStatistics.codes': '',
  'ModerationDecision.answeredBy': '',
  'ModerationDecision.decidedBy': '',
  'ModerationDecision.finding': '',
  'Report.reporter': '',
  'Report.reviewer': '',
  'Report.rule': '',
  'ReportConnection.edges': '',
  'ReportConnection.nodes': '',
  'ReportConnection.pageInfo': '',
  'ReportEdge.node': '',
  'ReportedRule.organization': '',
  'ReportedRule.user': '',
  'RuleDecision.answeredBy': '',
  'RuleDecision.finding': '',
  'RuleModeration.decisions': '',
};

/** Objects that mutations return, besides those that queries return, too. */
const RESULTS_OF_MUTATIONS = /(Payload|Result|Outcome|Needed|Session|Pair|Linked|Registered\w*)$/;
/** How deep a selection goes below its own type. */
const DEPTH = 1;

/** The fields of the schema that return objects, as `Type.field`. */
export function objectFields(): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && name !== 'Query' && name !== 'Mutation')
    .filter(({ name }) => !RESULTS_OF_MUTATIONS.test(name))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isLeafType(getNamedType(field.type)))
        .map((field) => `${type.name}.${field.name}`),
    );
}

export const objectFieldRows = Object.keys(OBJECT_FIELDS);

/** Selections that together hold every field of a type. Those with arguments are dear and come one by one. */
export function selectionsOf(typeName: string): readonly string[] {
  const texts = fieldsOf(schema.getType(typeName)).map((field) =>
    isValue(field) ? field.name : objectText(typeName, field, DEPTH, [typeName]),
  );
  const isDear = (text: string) => /^\w+\(/.test(text);
  return [texts.filter((text) => !isDear(text)).join(' '), ...texts.filter(isDear)];
}

type Field = GraphQLField<unknown, unknown>;

function fieldsOf(type: GraphQLNamedType | undefined): readonly Field[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

function isValue(field: Field): boolean {
  return isLeafType(getNamedType(field.type));
}

function objectText(typeName: string, field: Field, depth: number, above: readonly string[]): string {
  const type = getNamedType(field.type);
  return `${field.name}${OBJECT_FIELDS[`${typeName}.${field.name}`] ?? ''} { ${selection(type, depth, above)} }`;
}

function selection(type: GraphQLNamedType, depth: number, above: readonly string[]): string {
  if (isUnionType(type)) return '__typename';
  if (isInterfaceType(type)) {
    const kinds = schema
      .getPossibleTypes(type)
      .map((kind) => `... on ${kind.name} { ${selection(kind, 0, above)} }`);
    return `__typename ${kinds.join(' ')}`;
  }
  // Connections say what their entries say.
  const isConnection = /(Connection|Edge|Facets)$/.test(type.name);
  const below = isConnection ? depth : depth - 1;
  const texts = fieldsOf(type).flatMap((field) => {
    const next = getNamedType(field.type).name;
    if (isValue(field)) return isAffordable(field, above) ? [field.name] : [];
    const isDeepEnough = depth === 0 || above.includes(next) || field.args.length > 0;
    if (isDeepEnough && !isConnection) return [];
    if (field.name === 'edges') return ['edges { cursor }'];
    return [objectText(type.name, field, below, [...above, type.name])];
  });
  return texts.length > 0 ? texts.join(' ') : '__typename';
}

/** Whole texts count towards the cost of an operation; they are asked for of one rule, not of the rules of a list. */
function isAffordable({ name }: Field, above: readonly string[]): boolean {
  return name !== 'content' || (above[0] === 'Rule' && above.lastIndexOf('Rule') === 0);
}
