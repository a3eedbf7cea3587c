import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { validateSync } from 'class-validator';
import { InvalidInput } from '../errors/issue';
import { wrongType } from './field-spec';
import {
  foldAliases,
  fromQuery,
  hasRequiredFields,
  isInputClass,
  issuesOf,
  jointIssuesOf,
} from './input-fields';

/**
 * Validates input of REST and GraphQL: resolves the REST contract's aliases, drops unknown fields and reports all invalid
 * fields at once. Missing fields stay undefined, so that services can distinguish them from null.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, { metatype, data, type }: ArgumentMetadata): unknown {
    if (!isInputClass(metatype)) return value;
    // A named parameter is a GraphQL argument, and the schema already enforces required ones.
    if (data !== undefined && (value === undefined || value === null)) return undefined;
    return readInput(
      metatype,
      type === 'query' ? fromQuery(metatype, value as Record<string, unknown>) : value,
    );
  }
}

/** Returns an instance of the input class. Throws {@link InvalidInput}. */
export function readInput<Input extends object>(type: new () => Input, value: unknown): Input {
  const body = value === undefined && !hasRequiredFields(type) ? {} : value;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new InvalidInput([wrongType('object', body, [])]);
  }
  // Copies known fields only: a library that inspects raw values would take their `constructor` for a class.
  const input = Object.assign(new type(), foldAliases(type, body as Record<string, unknown>));
  if (validateSync(input).length > 0) throw new InvalidInput(issuesOf(type, input));
  const jointIssues = jointIssuesOf(type, input);
  if (jointIssues.length > 0) throw new InvalidInput(jointIssues);
  return input;
}
