import { type Query, segment, withQuery } from './paths';

type CaseQuery = {
  readonly version?: string | undefined;
  readonly reveal?: string | undefined;
  readonly line?: number;
  readonly done?: string;
  readonly checked?: string;
};

/** The addresses of pages for moderators and administrators. They are apart from `paths` because no other page needs them. */
export const operatorPaths = {
  moderationCase: (ruleId: string, query: CaseQuery = {}) =>
    withQuery(`/moderation/${segment(ruleId)}`, query),
  /** Requests for names, for moderators. */
  nameQueue: (query: Query = {}) => withQuery('/moderation/names', query),
  /** The moderators, for administrators. */
  moderators: (query: { readonly saved?: 'assigned' | 'removed' } = {}) => withQuery('/admin', query),
  people: (query: Query = {}) => withQuery('/admin/people', query),
  person: (id: string) => `/admin/people/${segment(id)}`,
  organizations: (query: Query = {}) => withQuery('/admin/organizations', query),
  mails: (query: Query = {}) => withQuery('/admin/mail', query),
  audit: (query: Query = {}) => withQuery('/admin/audit', query),
  /** The audit log as a file; takes the filters of its page and `format`. */
  auditExport: (query: Query) => withQuery('/admin/audit/export', query),
  findings: () => '/admin/findings',
  state: () => '/admin/state',
  notice: () => '/admin/notice',
  /** Asks an administrator again who they are, and leads back. */
  confirm: (redirect: string) => withQuery('/admin/confirm', { redirect }),
};
