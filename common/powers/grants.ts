import type { FrontMatterField } from '../targets/front-matter-field';
import { splitOutside } from '../targets/flow-text';
import { hooksOf } from './hooks';
import { commandsWhileLoading } from './loading';
import type { FindFields } from './modes';
import { isNo, isYes, itemsOf, lineOf, oneLine, plainOf, textOf } from './plain-value';
import type { Grant, PowerCode } from './power';
import { serversOf } from './servers';

/** Powers of a text other than tools. Field names count in any spelling. */
export function grantsOf(find: FindFields, content: string): readonly Grant[] {
  return [
    ...find('hooks').flatMap(hooksOf),
    ...find('mcpservers').flatMap(serversOf),
    ...find('includemcpjson').flatMap((field) => (isGiven(field) ? [named('all_servers', '')] : [])),
    ...commandsWhileLoading(content).map((command) => named('loading_command', oneLine(command))),
    ...find('skills').flatMap((field) => namesOf(field).map((name) => named('skill', name))),
    ...find('memory').flatMap((field) => (isGiven(field) ? [named('memory', lineOf(field))] : [])),
    ...find('background', 'isbackground').flatMap((field) =>
      isGiven(field) ? [named('background', '')] : [],
    ),
  ];
}

const named = (code: PowerCode, identifier: string): Grant => ({
  ...{ code, identifier, detail: null, scope: null },
  key: `${code} ${identifier}`,
});

const isGiven = (field: FrontMatterField): boolean => !field.isEmpty && !isNo(plainOf(field));

function namesOf(field: FrontMatterField): readonly string[] {
  const plain = plainOf(field);
  if (plain === null) return field.isEmpty ? [] : [lineOf(field)];
  if (typeof plain === 'string') return isNo(plain) || isYes(plain) ? [] : splitOutside(plain);
  const names = plain instanceof Map ? [...plain.keys()] : itemsOf(plain);
  return names.map((name) => textOf(name) || oneLine(String(name))).filter((name) => name !== '');
}
