import { newStemmer } from 'snowball-stemmers';
import { inAmericanSpelling } from './british-spelling';
import { MAX_WORD_LENGTH } from './split-text';

const english = newStemmer('english');
const known = new Map<string, string>();
/** Verbs and their nouns that the stemmer takes for the word they come from: someone who authorizes is not an author. */
const APART =
  /^((?:author|general|local|normal|organ|personal|real|special|util)i)z(?:e|ed|er|ers|es|ing|ation|ations)$/;
/** Beginnings of words that the stemmer takes for others of another meaning: a responsive page is not responsible. */
const KEPT = new RegExp(
  '^(accessib|animat|authorit|business|composab|continuous|conversation|customer|declarativ|directiv|effectiv|engineer|' +
    'excel[ls]|executiv|experiment|expression|functional(?!it)|importan|integrit|inter(?:nal|national)|objectiv|observab|operator|optimal|personalit|' +
    'positiv|presentation|production|productiv|progressiv|projection|responsib|responsiv|specification|universit)' +
    // How they may go on, so that words that were written together are not cut.
    '(?:[dsty]|[ei]s|al|als|ally|ation|ations|ative|ce|e|ed|ely|ence|eness|ent|ies|ility|ilities|ing|ion|ions|ity|ize|ized|ization|les?|ly|ors?|tly)?$',
);
/** Words that the stemmer confuses with others keep their ending: marketing is not a market. `a>b` gives `a` the stem of `b`. */
const OWN_STEMS = new Map(
  (
    'accountant>accounting accountants>accounting accounting actionable activities>activity activity adapter adapters>adapter ' +
    'billing container containers>container controller controllers>controller electronic>electronics electronics embedding ' +
    'embeddings>embedding emergencies>emergency emergency exception exceptions>exception generics header headers>header heading ' +
    'headings>heading identifier identifiers>identifier inference ios listener listeners>listener marketer>marketing ' +
    'marketers>marketing marketing meeting meetings>meeting naming nested nesting>nested observer observers>observer optimizely ' +
    'organic paging performance performant>performance personal physics powerful provider providers>provider rating ' +
    'ratings>rating relational responder responders>responder semantics setting>settings settings solidity staging terminal ' +
    'terminals>terminal transition transitions>transition visualization visualizations>visualization windows'
  )
    .split(' ')
    .map((entry) => entry.split('>'))
    .map(([word = '', kept = word]) => [word, kept]),
);
const MAX_CACHED_STEMS = 50_000;

/** The English stem of a folded word in either spelling; words with digits or other scripts are returned unchanged. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (word.length > MAX_WORD_LENGTH) return computeStem(word);
  if (known.size >= MAX_CACHED_STEMS) known.clear();
  const own = copyOf(word);
  const stemmed = computeStem(own);
  known.set(own, stemmed);
  return stemmed;
}

function computeStem(word: string): string {
  const american = inAmericanSpelling(word);
  return OWN_STEMS.get(american) ?? stemOfExceptional(american) ?? english.stem(american);
}

/** V8 keeps a whole text alive for each part of it that a match returned. */
function copyOf(word: string): string {
  return Buffer.from(word, 'latin1').toString('latin1');
}

function stemOfExceptional(word: string): string | undefined {
  const apart = APART.exec(word)?.[1];
  return apart === undefined ? KEPT.exec(word)?.[1] : `${apart}z`;
}
