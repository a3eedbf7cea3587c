import { Canaries } from './canaries';
import { type Account, PASSWORD, type People, register, registerPeople } from './people';
import type { Site } from './site';
import { holds, type Person, RULE_KINDS, type RuleKind, restores, sees } from './who-may';

/** A rule of the matrix. */
export type Subject = {
  readonly kind: RuleKind;
  readonly id: string;
  /** `@owner/name`, the current one. */
  readonly path: string;
};

type Made = { readonly id: string; readonly path: string };
type Wishes = Readonly<Record<string, unknown>>;

export const SHARED_TAG = 'shared';
/** The account that the site's settings make the administrator. */
const ADMINISTRATOR = 'the-administrator';

/** People, an organization, and a rule of every kind. Every private text has a word of its own. */
export class World {
  readonly canaries = new Canaries();
  people = {} as People;
  organization = { id: '', name: 'acmeworks' };
  /** An organization that is deleted, as only its owner knew it. */
  lost = { id: '', name: 'lostworks' };
  invitations = { byAddress: '', byName: '' };
  private administrator = {} as Account;
  readonly subjects: Subject[] = [];
  /** Former addresses of rules that have moved. */
  readonly formerPaths = new Map<RuleKind, string>();

  constructor(readonly site: Site) {}

  subject(kind: RuleKind): Subject {
    const found = this.subjects.find((subject) => subject.kind === kind);
    if (!found) throw new Error(`There is no rule of this kind: ${kind}`);
    return found;
  }

  /** The part that everybody sees. */
  async makePublicThings(): Promise<void> {
    const { site } = this;
    this.people = await registerPeople(site, this.canaries);
    this.administrator = await register(site, ADMINISTRATOR, `${ADMINISTRATOR}@example.jp`);
    const { owner, admin, member, creator, stranger } = this.people;
    this.organization.id = await this.anOrganization(owner, this.organization.name);
    for (const [account, role] of [
      [admin, 'admin'],
      [member, 'member'],
    ] as const) {
      await this.join(account, role);
    }
    await this.publish('public', creator, { name: 'open-guide', tags: [SHARED_TAG, 'naming'] });
    const { id } = await this.publish('public, with a withdrawn version', creator, { name: 'patched-guide' });
    await this.newVersion(creator, id, 'Something is wrong here.');
    await this.yank(creator, id, 'It is wrong.');
    await this.publish('public, of the organization', member, {
      name: 'team-guide',
      organizationId: this.organization.id,
    });
    const other = await this.create(stranger, { name: 'other-guide' });
    await site.post(stranger.session, '/api/rules/star', { ruleId: other.id });
  }

  /** The part that must not change what others see. */
  async makePrivateThings(): Promise<void> {
    await this.makePrivateRulesOfCreator();
    await this.makePrivateRulesOfOrganization();
    await this.hideARule();
    await this.invite();
  }

  /** What makes a visible difference in the end: deletions, and a public rule that names a private one. */
  async makeTraces(): Promise<void> {
    await this.deprecateForPrivateRule();
    await this.hideAVersion();
    await this.deleteAnAccount();
    await this.deleteAnOrganization();
  }

  private async makePrivateRulesOfCreator(): Promise<void> {
    const { creator, stranger, member } = this.people;
    await this.publishPrivate('private', creator);
    const kind = 'private, deprecated, with a withdrawn version';
    await this.deprecateAndYank(kind, creator, await this.publishPrivate(kind, creator));
    const hidden = await this.publishPrivate('private, public before', creator, { visibility: 'public' });
    for (const { session } of [stranger, member]) {
      await this.site.post(session, '/api/rules/star', { ruleId: hidden.id });
    }
    await this.change(creator, hidden.id, { visibility: 'private' });
    const renamed = await this.publishPrivate('private, renamed', creator);
    await this.rename('private, renamed', creator, renamed);
    for (const deleted of ['deleted', 'deleted, private before'] as const) {
      const visibility = deleted === 'deleted' ? 'public' : 'private';
      const { id } = await this.publishPrivate(deleted, creator, { visibility });
      await this.site.post(creator.session, '/api/rules/delete', { id });
    }
  }

  private async makePrivateRulesOfOrganization(): Promise<void> {
    const { member, former } = this.people;
    const here = { organizationId: this.organization.id };
    await this.publishPrivate('private, of the organization', member, here);
    const kind = 'private, of the organization, deprecated, with a withdrawn version';
    await this.deprecateAndYank(kind, member, await this.publishPrivate(kind, member, here));
    await this.join(former, 'member');
    const left = await this.publishPrivate('private, of the organization, by a former member', former, here);
    await this.site.post(former.session, '/api/rules/star', { ruleId: left.id });
    const movedIn = await this.publishPrivate('private, moved into the organization', member);
    this.formerPaths.set('private, moved into the organization', movedIn.path);
    await this.change(member, movedIn.id, here, 'private, moved into the organization');
    const out = await this.publishPrivate('private, moved out of the organization', member, here);
    this.formerPaths.set('private, moved out of the organization', out.path);
    await this.change(member, out.id, { organizationId: null }, 'private, moved out of the organization');
  }

  private async invite(): Promise<void> {
    const { owner, invited } = this.people;
    const isFor = (person: Person | null) => holds(person, 'invites');
    const email = `${this.canaries.plant('the address of an invitation', isFor)}@example.jp`;
    const send = async (party: object) => {
      const path = `/api/organizations/${this.organization.id}/invite`;
      const { invitation } = await this.site.post<{ invitation: { id: string } }>(owner.session, path, party);
      return invitation.id;
    };
    this.invitations = {
      byAddress: await send({ email }),
      byName: await send({ username: invited.username }),
    };
  }

  /** Mails about a case name the rule, so its name is an open one. */
  private async hideARule(): Promise<void> {
    const { creator } = this.people;
    const kind = 'public, hidden by moderators';
    const wishes = { name: 'taken-down-guide', visibility: 'public' };
    const { id } = await this.publishPrivate(kind, creator, wishes);
    await this.hide(id);
  }

  private async hideAVersion(): Promise<void> {
    const { creator } = this.people;
    const kind = 'public, with a version hidden by moderators';
    const { id } = await this.publish(kind, creator, { name: 'half-hidden-guide' });
    const word = this.canaries.plant('the content of a hidden version', (person) => person === 'creator');
    await this.change(creator, id, { content: `# Guide\n\n- Say ${word}.\n` });
    await this.hide(id, '1.0.1');
  }

  /** Hides a rule or one version of it, as the administrator who reported it. */
  private async hide(ruleId: string, version?: string): Promise<void> {
    const post = <Body>(path: string, body: object) =>
      this.site.post<Body>(this.administrator.session, path, body);
    await post('/api/reports/create', { ruleId, reason: 'other' });
    const found = await post<{ case: { revision: number } }>('/api/moderation/get', { ruleId });
    const decision = { ruleId, revision: found.case.revision, action: 'hide', reason: 'It is not allowed.' };
    await post('/api/moderation/decide', { ...decision, ...(version !== undefined && { version }) });
  }

  private async deprecateForPrivateRule(): Promise<void> {
    const { creator } = this.people;
    const kind = 'public, deprecated for a private rule';
    const word = (what: string) =>
      this.canaries.plant(`${what} of the replacement`, (person) => person === 'creator');
    const replacement = await this.create(creator, { name: word('the name') });
    const { id } = await this.publish(kind, creator, { name: 'old-guide' });
    await this.site.post(creator.session, '/api/rules/deprecate', {
      id,
      message: 'It is old.',
      replacement: replacement.path,
    });
    await this.change(creator, replacement.id, {
      visibility: 'private',
      description: word('the description'),
    });
  }

  private async deleteAnAccount(): Promise<void> {
    const word = (what: string) => this.canaries.plant(`${what} of a deleted account`, () => false);
    const leaver = await register(this.site, 'the-leaver', `${word('the address')}@example.jp`);
    await this.site.post(leaver.session, '/api/users/updateProfile', {
      displayName: word('the display name'),
      bio: word('the bio'),
      location: word('the location'),
      website: `https://example.com/${word('the website')}`,
    });
    await this.create(leaver, { name: 'left-guide' });
    await this.create(leaver, {
      name: word('a private rule'),
      description: word('a private description'),
      visibility: 'private',
    });
    await this.site.post(leaver.session, '/api/users/deleteAccount', {
      password: PASSWORD,
      confirmation: 'DELETE',
    });
  }

  private async deleteAnOrganization(): Promise<void> {
    const { owner } = this.people;
    const word = (what: string) => this.canaries.plant(`${what} of a deleted organization`, () => false);
    const { name } = this.lost;
    this.lost.id = await this.anOrganization(owner, name, {
      inviteEmails: [`${word('an invited address')}@example.jp`],
    });
    await this.create(owner, { name: word('a rule'), organizationId: this.lost.id, tags: [word('a tag')] });
    const path = `/api/organizations/${this.lost.id}`;
    // After the invitation, whose mail names the organization.
    const texts = { displayName: word('the display name'), description: word('the description') };
    await this.site.ask({ method: 'PATCH', path, body: texts, token: owner.session });
    await this.site.ask({
      method: 'DELETE',
      path,
      body: { force: true, password: PASSWORD },
      token: owner.session,
    });
  }

  private async anOrganization(owner: Account, name: string, wishes: Wishes = {}): Promise<string> {
    const { id } = await this.site.post<{ id: string }>(owner.session, '/api/organizations', {
      name,
      displayName: 'Acme Works',
      description: 'Works for everybody.',
      ...wishes,
    });
    return id;
  }

  /** Goes by an invitation, as people do. */
  async join(account: Account, role: 'admin' | 'member'): Promise<void> {
    const { owner } = this.people;
    const at = `/api/organizations/${this.organization.id}`;
    const { invitation } = await this.site.post<{ invitation: { id: string } }>(
      owner.session,
      `${at}/invite`,
      {
        username: account.username,
      },
    );
    await this.site.post(account.session, '/graphql', {
      query: `mutation { acceptInvitationById(id: "${invitation.id}") { organization { id } } }`,
    });
    const path = `${at}/members/${account.id}/role`;
    await this.site.ask({ method: 'PATCH', path, body: { role }, token: owner.session });
  }

  private async create(who: Account, wishes: Wishes): Promise<Made> {
    return this.site.post<Made>(who.session, '/api/rules/create', {
      visibility: 'public',
      tags: [SHARED_TAG],
      content: '# Guide\n\n- Say what you mean.\n',
      ...wishes,
    });
  }

  private async publish(kind: RuleKind, who: Account, wishes: Wishes): Promise<Made> {
    const { id, path } = await this.create(who, wishes);
    this.subjects.push({ kind, id, path });
    return { id, path };
  }

  /** Publishes a private rule with a word in each of its fields, and a second version with a changelog. */
  private async publishPrivate(kind: RuleKind, who: Account, wishes: Wishes = {}): Promise<Made> {
    const word = this.wordsOf(kind);
    const made = await this.publish(kind, who, {
      name: word('the name'),
      description: `All about ${word('the description')}.`,
      tags: [SHARED_TAG, word('a tag')],
      content: `# Guide\n\n- Say ${word('the first content')}.\n`,
      visibility: 'private',
      ...wishes,
    });
    await this.change(who, made.id, {
      content: `# Guide\n\n- Say ${word('the content')}.\n`,
      changelog: `Says ${word('the changelog')}.`,
    });
    return made;
  }

  private wordsOf(kind: RuleKind): (what: string) => string {
    return (what) =>
      this.canaries.plant(
        `${what} of a rule that is ${kind}`,
        (person) => sees(person, kind) || restores(person, kind),
      );
  }

  private async deprecateAndYank(kind: RuleKind, who: Account, { id }: Made): Promise<void> {
    const word = this.wordsOf(kind);
    await this.newVersion(who, id, 'More.');
    await this.yank(who, id, `Because of ${word('the reason of a withdrawal')}.`);
    await this.site.post(who.session, '/api/rules/deprecate', {
      id,
      message: `Take ${word('the message of a deprecation')}.`,
    });
  }

  private async rename(kind: RuleKind, who: Account, { id, path }: Made): Promise<void> {
    this.formerPaths.set(kind, path);
    await this.change(who, id, { name: this.wordsOf(kind)('the new name') }, kind);
  }

  private async newVersion(who: Account, id: string, text: string): Promise<void> {
    await this.change(who, id, { content: `# Guide\n\n- ${text}\n` });
  }

  private async yank(who: Account, id: string, reason: string): Promise<void> {
    const { version } = await this.site.post<{ version: string }>(who.session, '/api/rules/get', { id });
    await this.site.post(who.session, '/api/rules/yank', { id, version, reason });
  }

  /** Changes a rule; with its kind, the address of the subject follows. */
  private async change(who: Account, id: string, wishes: Wishes, kind?: RuleKind): Promise<void> {
    await this.site.post(who.session, '/api/rules/update', { id, ...wishes });
    if (kind === undefined) return;
    const { path } = await this.site.post<Made>(who.session, '/api/rules/get', { id });
    const index = this.subjects.findIndex((subject) => subject.kind === kind);
    this.subjects[index] = { kind, id, path };
  }
}

/** Whether the world has a rule of every kind. */
export function missingKinds(world: World): readonly RuleKind[] {
  return RULE_KINDS.filter((kind) => !world.subjects.some((subject) => subject.kind === kind));
}
