/**
 * Groups of words by their meaning in orders. Only base forms are listed; the rules of English give the others. A word can
 * belong to several groups.
 */
const GROUPS = {
  ignore:
    'ignore disregard forget override overrule bypass neglect discard supersede abandon overlook drop dismiss scrap cancel nullify void revoke unlearn erase suspend reject',
  former:
    'previous prior above earlier preceding foregoing former original system developer initial your safety existing',
  every: 'all any every other everything anything',
  instruction:
    'instruction rule prompt guideline directive policy constraint guardrail restriction safeguard training programming direction command order guidance',
  told: 'told said above before earlier previously instructed learned given',
  follow: 'follow obey heed respect honor honour adhere comply listen',
  tell: 'tell inform notify alert warn',
  mention: 'mention reveal disclose report show admit',
  bound: 'bound bind subject constrained restricted governed obliged obligated limited apply',
  pretend: 'act behave pretend proceed respond operate imagine assume',
  context: 'message conversation context',
  approve: 'approve allow grant confirm',
  ever: 'always automatically',
  asked: 'asking confirming confirmation approval permission consent prompting',
  ended: 'void obsolete cancelled canceled revoked lifted suspended overridden superseded nullified',
  tool: 'helper tool driver utility cli client agent program package archive dependency',
  success: 'success successful passing green',
  failing: 'fail failure',
  user: 'user human developer operator anyone anybody person reviewer owner maintainer customer victim',
  hide: 'hide conceal mask withhold',
  deed: 'this these it that action instruction activity step fact command change behaviour behavior request task operation message',
  secretly:
    'silently secretly quietly covertly stealthily discreetly invisibly surreptitiously clandestinely unnoticed undetected',
  act: 'send upload run execute install append copy post transmit insert forward collect download exfiltrate delete push read fetch include add modify curl',
  disable: 'disable skip bypass suppress circumvent evade deactivate turn switch omit ignore remove',
  guard:
    'security safety permission approval confirmation ssl tls certificate signature authorization authorisation consent malware virus integrity',
  check:
    'check prompt scan scanner verification validation dialog control review gate protection dialogue confirmation approval requirement feature warning',
  shield: 'sandbox sandboxing guardrail safeguard antivirus firewall defender gatekeeper selinux apparmor',
  send: 'send post upload forward transmit email mail leak exfiltrate submit copy append pipe',
  secret:
    'key token secret credential password passphrase env environment cookie conversation transcript wallet keychain',
  far: 'external remote following attacker collector webhook http https',
  read: 'read cat open load copy print send upload include less base64 tar scp show collect get fetch extract dump display post output exfiltrate grab access head tail cp type zip',
  download: 'download fetch get grab obtain',
  package: 'zip exe dmg pkg msi binary executable installer archive',
  run: 'run execute launch start open extract install unzip double-click',
  paste: 'copy paste enter type',
  terminal: 'terminal shell powershell console cmd',
  require: 'must required require requires prerequisite prerequisites before first mandatory need necessary',
  use: 'use using work working skill agent start starting continue proceed function begin rule apply invoke',
  notice: 'find knowledge notice know consent aware realize realise learn hear discover',
  keep: 'keep stay remain',
  unseen: 'secret hidden private confidential unnoticed invisible quiet silent unaware oblivious',
  cease: 'stop cease quit longer',
  ensure: 'sure ensure',
  must: 'must should shall may',
  script: 'script command installer binary executable setup bootstrap',
} as const;
export type WordGroup = keyof typeof GROUPS;

/** Uninflected words that change how a sentence is meant. */
const FUNCTIONS = {
  not: "not don't dont never avoid avoids avoiding without cannot can't cant mustn't shouldn't won't doesn't didn't isn't aren't nor neither refuse refuses refusing prevent prevents preventing prohibit prohibits prohibited forbid forbids forbidden stop block blocks reject rejects disallow disallowed unacceptable rather denied deny resist",
  link: 'and but then just please always now simply also so',
  or: 'or nor',
  /** Follows from the form of a word: "ignores" and "ignored" report, "ignore" orders. */
  finite: '',
  into: 'into in to within',
  leak: 'send sends sending upload uploading post posting transmit forward exfiltrate collect copy append',
  deny: "not don't dont never mustn't shouldn't without avoid no",
  maybe: "would could does did doesn't didn't may might if when",
  undo: 'hesitate forget fail worry afraid only bother mind wait',
  to: 'to how what where which whether why when their',
  about: 'about that of this it anything',
  report:
    'attack attacks attacker attackers adversary adversaries adversarial malicious hacker hackers injection injections injected jailbreak jailbreaks jailbreaking suspicious untrusted threat threats exploit exploits payload payloads vulnerability vulnerabilities risk risks dangerous phishing detect detects detected detection flag flags flagged identify scan scans watch beware red-flag suspect phrases phrase pattern patterns vulnerable unsafe danger compromised hostile',
  says: 'treat treats consider regard ask asks asking asked tell tells telling says saying instruct instructs instructing claims claiming tries trying try attempt attempts attempting request requests requesting urges contain contains containing wants designed demanding convince trick tricked',
  perhaps:
    'if when whenever any text content contents file files page pages document documents message messages comment comments output outputs input inputs someone something anything results data they could might may can website emails email readme repository tool issue',
  example: 'like such e.g example examples eg',
} as const;
type FunctionGroup = keyof typeof FUNCTIONS;

const names = [...Object.keys(GROUPS), ...Object.keys(FUNCTIONS)];
if (names.length > 64) throw new Error('A meaning has 64 bits');
/** One bit for each group, in two halves. */
const LOW = 32;

export type Mask = { readonly low: number; readonly high: number };

export type AnyGroup = WordGroup | FunctionGroup;

export function maskOf(group: AnyGroup): Mask {
  const index = names.indexOf(group);
  return index < LOW ? { low: 1 << index, high: 0 } : { low: 0, high: 1 << (index - LOW) };
}

const MEANINGS = new Map<string, Mask>();

function mean(word: string, group: AnyGroup): void {
  const { low, high } = maskOf(group);
  const known = MEANINGS.get(word) ?? { low: 0, high: 0 };
  MEANINGS.set(word, { low: known.low | low, high: known.high | high });
}

/** The forms of a verb or noun. Forms that nobody writes do no harm. */
function formsOf(word: string): readonly string[] {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  const last = word.at(-1) ?? '';
  const forms = [
    word,
    `${word}'s`,
    `${word}s`,
    `${word}es`,
    `${stem}ed`,
    `${stem}ing`,
    `${word}${last}ing`,
    `${word}${last}ed`,
  ];
  return last === 'y' ? [...forms, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`] : forms;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  sent: 'send',
  ran: 'run',
  forgot: 'forget',
  hidden: 'hide',
};

const BASES = new Set(Object.values(GROUPS).flatMap((words) => words.split(' ')));

for (const [group, words] of Object.entries(GROUPS))
  for (const word of words.split(' '))
    for (const form of formsOf(word)) {
      mean(form, group as WordGroup);
      if (!BASES.has(form) && !form.endsWith('ing')) mean(form, 'finite');
    }
for (const [group, words] of Object.entries(FUNCTIONS))
  for (const word of words.split(' ')) if (word !== '') mean(word, group as FunctionGroup);
for (const [form, word] of Object.entries(IRREGULAR)) {
  const [own, base] = [MEANINGS.get(form), MEANINGS.get(word)];
  const low = (own?.low ?? 0) | (base?.low ?? 0);
  MEANINGS.set(form, { low, high: (own?.high ?? 0) | (base?.high ?? 0) });
}

/** One step of the hash of a word. Words without a meaning are never copied from the text. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ (unit | 0x20), 0x01000193);
}

export const HASH_START = 0x811c9dc5 | 0;
const SIZE = 1 << 14;
const HASHES = new Int32Array(SIZE);
const LOWS = new Int32Array(SIZE);
const HIGHS = new Int32Array(SIZE);

for (const [word, { low, high }] of MEANINGS) {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  let slot = slotOf(hash);
  while (HASHES[slot] !== 0) slot = (slot + 1) % SIZE;
  HASHES[slot] = hash;
  LOWS[slot] = low;
  HIGHS[slot] = high;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (SIZE - 1);
}

/** The index of the meaning of a word, by its hash; -1 for most words. */
export function meaningAt(hash: number): number {
  for (let slot = slotOf(hash); HASHES[slot] !== 0; slot = (slot + 1) & (SIZE - 1))
    if (HASHES[slot] === hash) return slot;
  return -1;
}

export const lowAt = (slot: number): number => LOWS[slot] ?? 0;
export const highAt = (slot: number): number => HIGHS[slot] ?? 0;

export const LONGEST_WORD = Math.max(...[...MEANINGS.keys()].map((word) => word.length));
