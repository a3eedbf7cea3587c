import { TARGET_IDS } from '@kimari/common/targets/targets';
import { Options } from '../run/options';
import en from '../texts/en.json';
import ja from '../texts/ja.json';
import { givenTargets } from './choose-targets';

it('says in the help which targets `all` leaves out', () => {
  const all = givenTargets(new Options({ target: ['all'] })) ?? [];
  const named = (text: string) => TARGET_IDS.filter((id) => new RegExp(`\\b${id}\\b`).test(text));
  const left = TARGET_IDS.filter((id) => !all.includes(id));
  expect([en, ja].map((texts) => named(texts['option.target']))).toEqual([left, left]);
});
