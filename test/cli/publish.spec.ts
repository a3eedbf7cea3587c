import { OTHER_ENCODINGS } from '../support/encoded-texts';
import { aCliToken } from '../support/factories/cli-token';
import { aRule, aVersion } from '../support/factories/rule';
import { type TestUser, aUser } from '../support/factories/user';
import { filesOf, useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const world = useMachine();
const AGENT = '---\nname: reviewer\ndescription: Reviews\ntools: Read\n---\nReview.\n';

async function signedIn(): Promise<{ readonly user: TestUser; readonly env: Record<string, string> }> {
  const user = await aUser(world.app, { username: 'sora' });
  return { user, env: { KIMARI_TOKEN: await aCliToken(world.app, user) } };
}

it('publishes a rule byte for byte, then its next version, and nothing when nothing has changed', async () => {
  const { env } = await signedIn();
  const content = '\ufeff---\r\ndescription: Go, plainly\r\n---\r\n# Go\r\n';
  await writeFiles(world.machine.project, { 'go-style.mdc': content });
  const planned = await world.machine.json(
    ['publish', 'go-style.mdc', '--visibility', 'public', '--dry-run'],
    { env },
  );
  expect(planned).toMatchObject({ ok: true, action: 'create', path: '@sora/go-style', dryRun: true });
  await world.app.http().get('/api/rules/@sora/go-style').expect(404);

  const published = ['publish', 'go-style.mdc', '--visibility', 'public', '--tag', 'go,style'];
  expect(await world.machine.json(published, { env })).toMatchObject({ version: '1.0.0' });
  const { body } = await world.app.http().get('/api/rules/@sora/go-style').expect(200);
  expect(body).toMatchObject({ description: 'Go, plainly', tags: ['go', 'style'], visibility: 'public' });
  expect(await world.machine.ok(['view', '@sora/go-style', '--raw'])).toBe(content);

  await writeFiles(world.machine.project, { 'go-style.mdc': `${content}- One.\r\n` });
  const next = await world.machine.json(
    ['publish', 'go-style.mdc', '--bump', 'minor', '--changelog', 'More'],
    { env },
  );
  expect(next).toMatchObject({
    action: 'version',
    version: '1.1.0',
    diff: expect.arrayContaining(['+- One.']),
  });
  expect(await world.machine.json(['publish', 'go-style.mdc'], { env })).toMatchObject({
    action: 'nothing',
    version: '1.1.0',
  });
});

it('takes no text that is not UTF-8, and says what it probably is instead', async () => {
  const { env } = await signedIn();
  const files = OTHER_ENCODINGS.map(([encoding, bytes], at) => ({
    ...{ encoding, bytes, path: `.cursor/rules/${at + 10}.mdc` },
  }));
  await writeFiles(world.machine.project, Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])));
  const { rules, skipped } = await world.machine.json(['import']);
  expect([rules, skipped]).toEqual([
    [],
    files.map(({ path, encoding }) => ({ path, reason: expect.stringContaining(encoding ?? 'UTF-8') })),
  ]);
  const path = files[0]?.path ?? '';
  const { code, out } = await world.machine.run(['publish', path, '--json'], { env });
  const error = { code: 'NOT_TEXT', encoding: 'Shift_JIS', path };
  expect([code, JSON.parse(out).error]).toMatchObject([1, error]);
});

it('takes tags from the front matter, and counts on from a withdrawn version', async () => {
  const { env } = await signedIn();
  const text = '---\ntags: [go, style]\n---\n# Go\n';
  await writeFiles(world.machine.project, { 'go.md': text });
  await world.machine.ok(['publish', 'go.md', '--visibility', 'public'], { env });
  const { body } = await world.app.http().get('/api/rules/@sora/go').expect(200);
  expect(body.tags).toEqual(['go', 'style']);
  await writeFiles(world.machine.project, { 'go.md': `${text}- One.\n` });
  await world.machine.ok(['publish', 'go.md'], { env });
  await world.machine.ok(['yank', '@sora/go@1.0.1', '--reason', 'Wrong'], { env });
  await writeFiles(world.machine.project, { 'go.md': `${text}- Two.\n` });
  const { next } = await world.machine.json(['publish', 'go.md', '--dry-run'], { env });
  expect(next).toBe('1.0.2');
  expect(await world.machine.json(['publish', 'go.md'], { env })).toMatchObject({ version: '1.0.2' });
});

it('asks for the visibility of a new rule instead of choosing one', async () => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, { 'go.md': '# Go\n' });
  const { code, err } = await world.machine.run(['publish', 'go.md'], { env });
  expect([code, err]).toEqual([2, expect.stringContaining('--visibility public')]);
});

it('explains what is missing without a token, and with one that may only read', async () => {
  const user = await aUser(world.app);
  await writeFiles(world.machine.project, { 'go.md': '# Go\n' });
  const publish = ['publish', 'go.md', '--visibility', 'private'];
  expect((await world.machine.run(publish)).code).toBe(7);
  const env = { KIMARI_TOKEN: await aCliToken(world.app, user, ['read']) };
  expect((await world.machine.run(publish, { env })).code).toBe(6);
});

it('takes over the files of other assistants, without what kimari itself has written', async () => {
  const { user, env } = await signedIn();
  await aRule(world.app, user, { name: 'ours', content: 'Ours.\n' });
  await writeFiles(world.machine.project, {
    '.cursorrules': 'Legacy.\n',
    '.cursor/rules/ts.mdc': '---\nglobs: **/*.ts\n---\nTS.\n',
    '.claude/agents/reviewer.md': AGENT,
    'AGENTS.md': '# House\n',
  });
  await world.machine.ok(['add', '@sora/ours', '--target', 'agents,cursor']);
  const { rules } = await world.machine.json(['import']);
  expect(rules.map(({ from, to, type }: Record<string, string>) => [from, to, type])).toEqual([
    ['.cursorrules', 'kimari/rules/cursorrules.md', 'rule'],
    ['AGENTS.md', 'kimari/rules/AGENTS.md', 'rule'],
    ['.cursor/rules/ts.mdc', 'kimari/rules/ts.md', 'rule'],
    ['.claude/agents/reviewer.md', 'kimari/agents/reviewer.md', 'ccsubagents'],
  ]);
  const files = await filesOf(world.machine.project);
  expect(files['kimari/rules/AGENTS.md']).toBe('# House\n');
  expect(files['kimari/rules/ts.md']).toBe('---\nglobs: **/*.ts\n---\nTS.\n');

  const publish = ['import', '.claude/agents/reviewer.md', '--publish', '--visibility', 'public'];
  await world.machine.ok(publish, { env });
  const { body } = await world.app.http().get('/api/rules/@sora/reviewer').expect(200);
  expect(body).toMatchObject({ type: 'ccsubagents', description: 'Reviews' });
});

it('tells what of a skill it leaves behind, wherever the skill lies', async () => {
  const text = (name: string) => `---\nname: ${name}\ndescription: Does it\n---\nRead reference.md.\n`;
  await writeFiles(world.machine.project, {
    '.claude/skills/alone/SKILL.md': text('alone'),
    '.claude/skills/pdf/SKILL.md': text('pdf'),
    '.claude/skills/pdf/reference.md': '# Reference\n',
    '.claude/skills/pdf/scripts/fill.py': 'print(1)\n',
    '.agents/skills/one/SKILL.md': text('one'),
    '.agents/skills/one/日本語.txt': 'x\n',
  });
  const { rules, skipped } = await world.machine.json(['import']);
  expect(rules.map(({ name }: Record<string, string>) => name).sort()).toEqual(['alone', 'one', 'pdf']);
  expect([...skipped].sort((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
    { path: '.agents/skills/one', reason: expect.stringContaining('1 other file') },
    { path: '.claude/skills/pdf', reason: expect.stringContaining('2 other files') },
  ]);
  const named = await world.machine.json(['import', '.claude/skills/pdf/SKILL.md', '--force']);
  expect(named.skipped).toMatchObject([{ path: '.claude/skills/pdf' }]);
});

it('withdraws a version, which ranges then skip, and deprecates a rule, of which installers are told', async () => {
  const { user, env } = await signedIn();
  const rule = await aRule(world.app, user, { name: 'go' });
  await aVersion(world.app, user, rule.id);
  await aRule(world.app, user, { name: 'new' });
  await world.machine.ok(['yank', '@sora/go@1.0.1', '--reason', 'Wrong'], { env });
  await world.machine.ok(['deprecate', '@sora/go', '--message', 'Old', '--replacement', '@sora/new'], {
    env,
  });
  const { err } = await world.machine.run(['add', '@sora/go', '--target', 'claude']);
  expect(err).toContain('@sora/go is deprecated: Old (instead: @sora/new)');
  expect((await world.machine.json(['list'])).rules).toMatchObject([{ version: '1.0.0' }]);
  await world.machine.ok(['unyank', '@sora/go@1.0.1'], { env });
  await world.machine.ok(['undeprecate', '@sora/go'], { env });
  expect((await world.machine.json(['outdated'])).rules).toMatchObject([
    { wanted: '1.0.1', deprecated: false },
  ]);
});

it('stars a rule and takes the star back', async () => {
  const { user, env } = await signedIn();
  await aRule(world.app, user, { name: 'go' });
  expect(await world.machine.json(['star', '@sora/go'], { env })).toMatchObject({
    stars: 1,
    isStarred: true,
  });
  expect(await world.machine.json(['unstar', '@sora/go'], { env })).toMatchObject({
    stars: 0,
    isStarred: false,
  });
});

it('finds rules, and tells about one in both languages', async () => {
  const user = await aUser(world.app, { username: 'sora' });
  await aRule(world.app, user, { name: 'reviewer', type: 'ccsubagents', content: AGENT, tags: ['review'] });
  const found = await world.machine.json(['search', 'reviewer', '--type', 'ccsubagents', '--tag', 'review']);
  expect(found).toMatchObject({
    schema: 1,
    command: 'search',
    ok: true,
    total: 1,
    rules: [{ path: '@sora/reviewer' }],
  });
  expect(await world.machine.ok(['info', '@sora/reviewer'])).toMatch(
    /Cursor +≈ \d+ .*may use all tools that only read/,
  );
  expect(await world.machine.ok(['info', '@sora/reviewer', '--lang', 'ja'])).toMatch(
    /サブエージェントのファイルがありません/,
  );
});

it('explains a wrong use, in one JSON document where that was asked for', async () => {
  const unknown = await world.machine.run(['serach']);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There is no command "serach".')]);
  const wrong = await world.machine.json(['add', 'no rule']);
  expect(wrong).toMatchObject({ schema: 1, ok: false, exitCode: 2, error: { code: 'USAGE' } });
  expect(await world.machine.ok(['--help', '--lang', 'ja'])).toContain('使い方:');
});

it('finds out what is wrong with a machine', async () => {
  const { env } = await signedIn();
  const { findings } = await world.machine.json(['doctor'], { env });
  const states = Object.fromEntries(
    findings.map(({ check, state }: Record<string, string>) => [check, state]),
  );
  expect(states).toMatchObject({
    program: 'ok',
    settings: 'ok',
    cache: 'ok',
    registry: 'ok',
    'sign-in': 'ok',
  });
  const closed = await world.machine.run(['doctor', '--registry', 'http://127.0.0.1:9']);
  expect([closed.code, closed.out]).toEqual([1, expect.stringContaining('cannot be reached')]);
});

const CREDENTIAL = 'ghp_q7Zk2Lw9Xr4Tn8Vb3Mc6Jd5Hf1Gs0PyaWu2E';

describe.each([
  ['en', 'examples'],
  ['ja', '例'],
])('a refused text (%s)', (language, examples) => {
  const inLanguage = async () => {
    const { env } = await signedIn();
    return { env: { ...env, LC_ALL: language === 'ja' ? 'ja_JP.UTF-8' : 'en_US.UTF-8' } };
  };

  it('is explained by its places, and published once they are accepted as examples', async () => {
    const options = await inLanguage();
    await writeFiles(world.machine.project, { 'rules/key.md': `# Keys\n\nUse ${CREDENTIAL} here.\n` });
    const publish = ['publish', 'rules/key.md', '--visibility', 'public'];
    const { code, err } = await world.machine.run(publish, options);
    expect([code, err]).toEqual([1, expect.stringContaining('rules/key.md:3:5: ')]);
    expect(err).toContain('kimari publish rules/key.md --visibility public --accept-findings');
    expect(err).toContain(examples);
    expect(err).not.toContain(CREDENTIAL);
    expect(await world.machine.json([...publish, '--accept-findings'], options)).toMatchObject({
      version: '1.0.0',
    });
  });

  it('is accepted in files of other programs as well', async () => {
    const options = await inLanguage();
    await writeFiles(world.machine.project, { '.cursorrules': `# Keys\n\nUse ${CREDENTIAL} here.\n` });
    const publish = ['import', '.cursorrules', '--publish', '--visibility', 'public', '--yes'];
    expect((await world.machine.run(publish, options)).code).toBe(1);
    await world.machine.ok([...publish, '--accept-findings'], options);
  });

  it('is accepted when a private rule becomes public as well', async () => {
    const options = await inLanguage();
    await writeFiles(world.machine.project, { 'key.md': `Use ${CREDENTIAL} here.\n` });
    await world.machine.ok(['publish', 'key.md', '--visibility', 'private'], options);
    const publish = ['publish', 'key.md', '--visibility', 'public'];
    expect((await world.machine.run(publish, options)).err).toContain('key.md:1:5: ');
    await world.machine.ok([...publish, '--accept-findings'], options);
  });

  it('stays refused with hidden characters, of which the first twenty are listed', async () => {
    const options = await inLanguage();
    await writeFiles(world.machine.project, { 'bidi.md': 'Be \u202ekind.\n'.repeat(23) });
    const publish = ['publish', 'bidi.md', '--visibility', 'public', '--accept-findings'];
    const { code, err } = await world.machine.run(publish, options);
    expect([code, err]).toEqual([6, expect.stringContaining('bidi.md:20:4: ')]);
    expect(err).not.toContain('bidi.md:21:');
    expect(err).toMatch(/… ?(and 3 more|ほか 3 件)/);
    expect(err).not.toContain('\u202e');
  });
});

it('says which files beside the text of a skill are not published, in both languages', async () => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, {
    'pdf/SKILL.md': '---\nname: pdf\ndescription: Reads tables\n---\nRun scripts/read.py.\n',
    'pdf/scripts/read.py': 'print()\n',
    'pdf/reference.md': '# Fields\n',
    'alone/SKILL.md': '---\nname: alone\ndescription: Alone\n---\nHelp.\n',
  });
  const planOf = async (file: string, language: string) =>
    (
      await world.machine.run(['publish', file, '--visibility', 'public', '--dry-run', '--lang', language], {
        env,
      })
    ).err;
  expect(await planOf('pdf/SKILL.md', 'en')).toContain(
    'Only pdf/SKILL.md is published. What lies beside it is not: reference.md, scripts/',
  );
  expect(await planOf('pdf/SKILL.md', 'ja')).toContain('公開されるのは pdf/SKILL.md だけです。');
  expect(await planOf('alone/SKILL.md', 'en')).not.toContain('beside');
});
