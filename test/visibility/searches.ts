import { SHARED_TAG, type World } from './world';

/** What people type to find what they may not see: words, their beginnings, and words with a typing error. */
export function searchTexts({ canaries, subjects, people }: World): readonly string[] {
  const words = canaries.all().map(({ word }) => word);
  const some = words.filter((_, index) => index % 20 === 0);
  return [
    'guide',
    'zyq',
    ...some.flatMap((word) => [word, word.slice(0, 7), withTypingError(word)]),
    ...subjects.map(({ path }) => path).slice(0, 4),
    people.creator.username,
    people.member.username,
    'acmeworks',
  ];
}

type Filter = {
  readonly visibility?: string;
  readonly tags?: readonly string[];
  readonly author?: string;
};

/** Filters that lead to lists. */
export function filters({ people, canaries, organization }: World): readonly Filter[] {
  const tags = canaries
    .all()
    .filter((_, index) => index % 9 === 0)
    .map(({ word }) => word);
  return [
    {},
    { visibility: 'all' },
    { visibility: 'private' },
    { visibility: 'organization' },
    { visibility: 'public' },
    { tags: [SHARED_TAG] },
    { tags: tags.slice(0, 10) },
    { author: people.creator.username },
    { author: people.former.username },
    { author: organization.name },
  ];
}

export function withTypingError(word: string): string {
  return `${word.slice(0, 5)}${word.slice(6)}`;
}
