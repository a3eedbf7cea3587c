import type { Person } from './who-may';

/** A word that stands in one private place only. */
export type Canary = {
  readonly word: string;
  readonly place: string;
  readonly isFor: (person: Person | null) => boolean;
};

const SYLLABLES = [
  'ba',
  'ke',
  'di',
  'po',
  'ru',
  'ga',
  'lo',
  'mi',
  'tu',
  'ne',
  'vo',
  'xa',
  'ze',
  'qui',
  'jo',
  'wy',
];
const START = 'zyq';
/** About as many words as a world has. */
const FORESEEN = 90;

/** Plants words and finds those that came out where they should not. */
export class Canaries {
  private readonly planted: Canary[] = [];

  /** The words that will be planted, for a world that does not have them yet. */
  static foreseen(): Canaries {
    const canaries = new Canaries();
    for (let index = 0; index < FORESEEN; index++) canaries.plant('a tag, not planted yet', () => false);
    return canaries;
  }

  /** A new word, like no other by more than a typing error, for a place that only some may see. */
  plant(place: string, isFor: Canary['isFor']): string {
    const index = this.planted.length + 1;
    const digit = (shift: number) => SYLLABLES[(index >> shift) & 15] ?? '';
    const check = SYLLABLES[(index * 7 + (index >> 4) * 5 + 3) & 15] ?? '';
    const word = `${START}${digit(0)}${check}${digit(4)}${digit(0)}${check}`;
    this.planted.push({ word, place, isFor });
    return word;
  }

  all(): readonly Canary[] {
    return this.planted;
  }

  /** Where words came from that stand in a text for a person and that the person did not send. */
  leaksIn(text: string, sent: string, person: Person | null): readonly string[] {
    const known = text.toLowerCase();
    // Nearly every text has none.
    if (!known.includes(START)) return [];
    return this.planted
      .filter(
        ({ word, isFor }) => known.includes(word) && !sent.toLowerCase().includes(word) && !isFor(person),
      )
      .map(({ place }) => place);
  }
}
