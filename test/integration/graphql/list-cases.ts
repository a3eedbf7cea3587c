import { v7 as uuid } from 'uuid';
import type { TestApp } from '../../support/app';
import type { TestUser } from '../../support/factories/user';
import { lastingOf, type ListWorld, passingOf } from './list-world';

/** One list in one order, with entries that stay and entries that come and go. */
export type ListCase = {
  /** `Type.field` in the schema. */
  readonly field: string;
  readonly name: string;
  /** Lists with the same order take each other's cursors. */
  readonly order: string;
  readonly who: TestUser | null;
  readonly query: string;
  readonly variables: object;
  /** The fields from the answer to the list. */
  readonly path: readonly string[];
  readonly lasting: readonly string[];
  readonly passing: readonly string[];
  /** Makes these passing entries the only ones that are there. */
  change(present: readonly string[]): Promise<unknown>;
};

const list = 'nodes { id } totalCount pageInfo { hasNextPage endCursor }';
const PAGE = 'first: $first, after: $after';
const operation = (variables: string, selection: string) =>
  `query ($first: Int!, $after: String${variables}) { ${selection} }`;

export function listCases(world: ListWorld): readonly ListCase[] {
  return [
    ...ruleCases(world),
    ...starCases(world),
    ...peopleCases(world),
    ...ownCases(world),
    ...staffCases(world),
    ...administrationCases(world),
  ];
}

const LATEST = 'rules UPDATED DESC';

function orderOf(text: string, field: string, direction: string | undefined): string {
  if (field === 'RELEVANCE') return text === '' ? LATEST : 'rules RELEVANCE';
  return `rules ${field} ${direction ?? (field === 'NAME' ? 'ASC' : 'DESC')}`;
}

/** Rules of others leave the sight of strangers, in the list and in the index of the search. */
function ruleCases({ app, acme, rules, taro, hanako }: ListWorld): readonly ListCase[] {
  const show = async (present: readonly string[]) => {
    const audience = `case when $1::uuid[] @> array[id] then 'everyone' else 'holders' end`;
    const passing = passingOf(rules);
    await app.database.rows(
      `update rules set visibility = case when $1::uuid[] @> array[id] then 'public' else 'private' end,
         audience = ${audience} where id = any ($2)`,
      [present, passing],
    );
    await app.database.rows(
      `update rule_search_documents set audience = ${audience.replace('[id]', '[rule_id]')} where rule_id = any ($2)`,
      [present, passing],
    );
  };
  const shared = { who: hanako, lasting: lastingOf(rules), passing: passingOf(rules), change: show };
  const sorts = ['CREATED', 'DOWNLOADS', 'NAME', 'RELEVANCE', 'STARS', 'UPDATED', 'VIEWS'];
  const orders = sorts.flatMap((field) =>
    ['ASC', 'DESC', undefined].map((direction) => ({ field, direction })),
  );
  const query = operation(
    ', $query: String, $orderBy: RuleOrder',
    `rules(${PAGE}, query: $query, orderBy: $orderBy) { ${list} }`,
  );
  return [
    ...['', 'otter', 'otter swims quickly'].flatMap((text) =>
      orders.map((orderBy) => ({
        ...shared,
        field: 'Query.rules',
        name: `rules ${text} ${orderBy.field} ${orderBy.direction}`,
        order: orderOf(text, orderBy.field, orderBy.direction),
        query,
        variables: { query: text, orderBy },
        path: ['rules'],
      })),
    ),
    {
      ...shared,
      field: 'User.rules',
      name: 'rules of a user',
      order: LATEST,
      query: operation(', $name: String!', `user(username: $name) { rules(${PAGE}) { ${list} } }`),
      variables: { name: taro.username },
      path: ['user', 'rules'],
    },
    {
      ...shared,
      field: 'Organization.rules',
      name: 'rules of an organization',
      order: LATEST,
      query: operation(', $name: String!', `organization(name: $name) { rules(${PAGE}) { ${list} } }`),
      variables: { name: acme.name },
      path: ['organization', 'rules'],
    },
    {
      ...shared,
      who: taro,
      field: 'Viewer.rules',
      name: 'own rules',
      order: LATEST,
      query: operation('', `viewer { rules(${PAGE}) { ${list} } }`),
      variables: {},
      path: ['viewer', 'rules'],
      change: (present) =>
        app.database.rows(
          `update rules set created_by = case when $1::uuid[] @> array[id] then $3::uuid else $4::uuid end where id = any ($2)`,
          [present, passingOf(rules), taro.id, hanako.id],
        ),
    },
  ];
}

/** Takes rows out of a table, and puts back those that are present. */
function rowsOf(
  app: TestApp,
  table: string,
  column: string,
  passing: readonly string[],
  where: string,
  ...values: readonly string[]
) {
  const away = new Map<string, unknown>();
  return async (present: readonly string[]) => {
    const absent = passing.filter((id) => !present.includes(id));
    const condition = where.replace('?', `$${2}`);
    const taken = await app.database.rows<{ row: Record<string, unknown> }>(
      `delete from ${table} t where t.${column} = any ($1::uuid[]) ${values.length > 0 ? condition : ''} returning to_jsonb(t) as row`,
      [absent, ...values],
    );
    for (const { row } of taken) away.set(String(row[column]), row);
    const back = present.flatMap((id) => (away.has(id) ? [away.get(id)] : []));
    for (const id of present) away.delete(id);
    await app.database.rows(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(back)],
    );
  };
}

function starCases({ app, rules, people, hanako }: ListWorld): readonly ListCase[] {
  const starred = rowsOf(app, 'stars', 'rule_id', passingOf(rules), 'and t.user_id = ?', hanako.id);
  const shared = { lasting: lastingOf(rules), passing: passingOf(rules), change: starred };
  const ids = people.map(({ id }) => id);
  return [
    ...['STARRED', 'UPDATED'].map((orderBy) => ({
      ...shared,
      who: null,
      field: 'User.starredRules',
      name: `starred rules of a user ${orderBy}`,
      order: `starred ${orderBy}`,
      query: operation(
        ', $orderBy: StarredOrder',
        `user(username: "hanako") { starredRules(${PAGE}, orderBy: $orderBy) { ${list} } }`,
      ),
      variables: { orderBy },
      path: ['user', 'starredRules'],
    })),
    {
      ...shared,
      who: hanako,
      field: 'Viewer.starredRules',
      name: 'own starred rules',
      order: 'starred STARRED',
      query: operation('', `viewer { starredRules(${PAGE}) { ${list} } }`),
      variables: {},
      path: ['viewer', 'starredRules'],
    },
    {
      who: null,
      field: 'Rule.stargazers',
      name: 'stargazers',
      order: 'stargazers',
      query: operation(', $id: ID', `rule(id: $id) { stargazers(${PAGE}) { ${list} } }`),
      variables: { id: rules[0] },
      path: ['rule', 'stargazers'],
      lasting: [...lastingOf(ids), hanako.id],
      passing: passingOf(ids),
      change: rowsOf(app, 'stars', 'user_id', passingOf(ids), 'and t.rule_id = ?', rules[0] ?? ''),
    },
  ];
}

function peopleCases({
  app,
  taro,
  acme,
  people,
  organizations,
  rules,
  versions,
}: ListWorld): readonly ListCase[] {
  const ids = people.map(({ id }) => id);
  const groups = organizations.map(({ id }) => id);
  return [
    {
      who: taro,
      field: 'Organization.members',
      name: 'members',
      order: 'members',
      query: operation(', $name: String!', `organization(name: $name) { members(${PAGE}) { ${list} } }`),
      variables: { name: acme.name },
      path: ['organization', 'members'],
      lasting: [taro.id, ...lastingOf(ids)],
      passing: passingOf(ids),
      change: rowsOf(app, 'memberships', 'user_id', passingOf(ids), 'and t.organization_id = ?', acme.id),
    },
    {
      who: taro,
      field: 'Viewer.organizations',
      name: 'own organizations',
      order: 'own organizations',
      query: operation('', `viewer { organizations(${PAGE}) { ${list} } }`),
      variables: {},
      path: ['viewer', 'organizations'],
      lasting: [acme.id, ...lastingOf(groups)],
      passing: passingOf(groups),
      change: rowsOf(app, 'memberships', 'organization_id', passingOf(groups), 'and t.user_id = ?', taro.id),
    },
    {
      who: null,
      field: 'Rule.versions',
      name: 'versions',
      order: 'versions',
      query: operation(
        ', $id: ID',
        `rule(id: $id) { versions(${PAGE}) { ${list.replace('id', 'id: version')} } }`,
      ),
      variables: { id: rules[0] },
      path: ['rule', 'versions'],
      lasting: lastingOf(versions),
      passing: passingOf(versions),
      change: async (present) => {
        await app.database.rows('delete from hidden_versions');
        await app.database.rows(
          `insert into hidden_versions select id, now() from rule_versions
            where rule_id = $1 and major || '.' || minor || '.' || patch = any ($2)`,
          [rules[0], passingOf(versions).filter((version) => !present.includes(version))],
        );
      },
    },
  ];
}

function ownCases({ app, taro, deleted, events }: ListWorld): readonly ListCase[] {
  return [
    {
      who: taro,
      field: 'Viewer.deletedRules',
      name: 'deleted rules',
      order: 'deleted rules',
      query: operation('', `viewer { deletedRules(${PAGE}) { ${list} } }`),
      variables: {},
      path: ['viewer', 'deletedRules'],
      lasting: lastingOf(deleted),
      passing: passingOf(deleted),
      change: (present) =>
        app.database.rows(
          `update rules set deleted_at = deleted_at
             + case when deleted_at < now() - interval '90 days' then interval '100 days' else interval '0' end
             - case when $1::uuid[] @> array[id] then interval '0' else interval '100 days' end
            where id = any ($2)`,
          [present, passingOf(deleted)],
        ),
    },
    {
      who: taro,
      field: 'Viewer.securityEvents',
      name: 'security events',
      order: 'security events',
      query: operation('', `viewer { securityEvents(${PAGE}) { ${list} } }`),
      variables: {},
      path: ['viewer', 'securityEvents'],
      lasting: lastingOf(events),
      passing: passingOf(events),
      change: (present) => addEvents(app, taro, present),
    },
  ];
}

function staffCases({ app, taro, rules, reports }: ListWorld): readonly ListCase[] {
  const orders = ['IMPACT', 'OLDEST'].map((sortBy) => ({
    who: taro,
    field: 'Query.moderationCases',
    name: `cases ${sortBy}`,
    order: `cases ${sortBy}`,
    query: operation(
      ', $filter: ModerationCaseFilter',
      `moderationCases(${PAGE}, filter: $filter) { ${list.replace('id', 'id: ruleId')} }`,
    ),
    variables: { filter: { sortBy } },
    path: ['moderationCases'],
    lasting: lastingOf(rules),
    passing: passingOf(rules),
    change: (present: readonly string[]) =>
      app.database.rows(
        `update moderation_cases set state = case when $1::uuid[] @> array[rule_id] then 'pending' else 'resolved' end where rule_id = any ($2)`,
        [present, passingOf(rules)],
      ),
  }));
  return [
    ...orders,
    {
      who: taro,
      field: 'Query.reports',
      name: 'reports',
      order: 'reports',
      query: operation('', `reports(${PAGE}, status: PENDING) { ${list} }`),
      variables: {},
      path: ['reports'],
      lasting: lastingOf(reports),
      passing: passingOf(reports),
      change: (present) =>
        app.database.rows(
          `update reports set status = case when $1::uuid[] @> array[id] then 'pending' else 'reviewing' end where id = any ($2)`,
          [present, passingOf(reports)],
        ),
    },
  ];
}

function administrationCases({ app, taro, people, organizations, events }: ListWorld): readonly ListCase[] {
  const ids = people.map(({ id }) => id);
  const groups = organizations.map(({ id }) => id);
  const mails = events.map(() => uuid());
  const shared = { who: taro, query: '', variables: {} };
  return [
    {
      ...shared,
      field: 'Query.administeredUsers',
      name: 'suspended accounts',
      order: 'people',
      query: operation('', `administeredUsers(${PAGE}, filter: { state: SUSPENDED }) { ${list} }`),
      path: ['administeredUsers'],
      lasting: lastingOf(ids),
      passing: passingOf(ids),
      change: (present) =>
        app.database.rows(
          `update users set suspended_at = case when $1::uuid[] @> array[id] then now() end,
             suspension_reason = case when $1::uuid[] @> array[id] then 'Spam' end where id = any ($2)`,
          [[...lastingOf(ids), ...present], ids],
        ),
    },
    {
      ...shared,
      field: 'Query.administeredOrganizations',
      name: 'organizations by their shown names',
      order: 'run organizations',
      query: operation('', `administeredOrganizations(${PAGE}, search: "shown") { ${list} }`),
      path: ['administeredOrganizations'],
      lasting: lastingOf(groups),
      passing: passingOf(groups),
      change: (present) =>
        app.database.rows(
          `update organizations set display_name = case when $1::uuid[] @> array[id] then 'Shown' else 'Other' end
            where id = any ($2)`,
          [[...lastingOf(groups), ...present], groups],
        ),
    },
    {
      ...shared,
      field: 'Query.queuedMails',
      name: 'dead mails',
      order: 'mails',
      query: operation('', `queuedMails(${PAGE}, state: DEAD) { ${list} }`),
      path: ['queuedMails'],
      lasting: lastingOf(mails),
      passing: passingOf(mails),
      change: (present) =>
        app.database.rows(
          `insert into mail_outbox (id, recipient, locale, subject, body_text, body_html, created_at, next_attempt_at, attempts,
             sent_at, failed_at)
           select id, 'reader@example.jp', 'ja', 'Subject', '', '', '2026-01-01', '2026-01-01', 10,
             case when $1::uuid[] @> array[id] then null else now() end,
             case when $1::uuid[] @> array[id] then now() end
             from unnest($2::uuid[]) as n (id)
           on conflict (id) do update set sent_at = excluded.sent_at, failed_at = excluded.failed_at`,
          [[...lastingOf(mails), ...present], mails],
        ),
    },
    {
      ...shared,
      field: 'Query.auditEvents',
      name: 'audit events',
      order: 'audit events',
      query: operation(
        '',
        `auditEvents(${PAGE}, filter: { actor: "taro", action: "user.change-username" }) { ${list} }`,
      ),
      path: ['auditEvents'],
      lasting: lastingOf(events),
      passing: passingOf(events),
      change: (present) => addEvents(app, taro, present),
    },
  ];
}

/** What happened stays; events only come. */
function addEvents(app: TestApp, { id }: TestUser, present: readonly string[]): Promise<unknown> {
  return app.database.rows(
    `insert into audit_events (id, at, action, actor_kind, actor_id, target_kind, target_id)
     select n.id, now() - interval '1 day' + n.place * interval '1 hour', 'user.change-username', 'user', $2, 'user', $2
       from unnest($1::uuid[]) with ordinality as n (id, place) on conflict do nothing`,
    [present, id],
  );
}
