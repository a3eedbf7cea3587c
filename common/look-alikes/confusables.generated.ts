// Written by scripts/confusables-table.mjs.

/** The version of Unicode's confusable characters (UTS #39). */
export const CONFUSABLES_VERSION = '10.0.0';

/** Characters of names, each before what it looks like. */
export const NAME_CONFUSABLES: readonly (readonly [from: string, to: string])[] = [
  ['0', 'O'],
  ['1', 'l'],
  ['I', 'l'],
  ['m', 'rn'],
];

/** Letters of other alphabets, each before the Latin letter that it looks like. */
export const LETTER_CONFUSABLES =
  'ıi ſf Ƅb ƍg ƖI ƦR ƽs ǀl ɑa ɡg ɣy ɩi ɪi ɯw ʋu ʏy ͺi ͿJ ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy ιi νv οo ρp σo υu ϒY ϜF ϱp ϲc ϳj ϹC ϺM ЅS ІI ЈJ АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX Ьb аa гr еe оo рp сc уy хx ѕs іi јj ѡw ѴV ѵv ҮY үy һh ҽe ӀI ӏi ԁd ԌG ԛq ԜW ԝw ՍU ՏS ՕO աw գq զq հh ոn ռn սu ցg քf օo';
