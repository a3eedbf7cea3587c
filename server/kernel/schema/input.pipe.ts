import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { InvalidInput } from '../errors/issue';
import { wrongType } from './field-spec';
import { foldAliases, hasRequiredFields, isInputClass, issuesOf, jointIssuesOf } from './input-fields';

/**
 * Checks what enters, on both edges: folds the REST contract's aliases, drops unknown fields, and answers with every
 * failing field at once. Fields that were left out stay undefined, so that services can tell them from null.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, { metatype, data }: ArgumentMetadata): unknown {
    if (!isInputClass(metatype)) return value;
    // A named parameter is an argument of GraphQL, whose schema says by itself which ones may be left out.
    if (data !== undefined && (value === undefined || value === null)) return undefined;
    return readInput(metatype, value);
  }
}

/** An instance of the input class, or {@link InvalidInput}. */
export function readInput<Input extends object>(type: new () => Input, value: unknown): Input {
  const body = value === undefined && !hasRequiredFields(type) ? {} : value;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new InvalidInput([wrongType('object', body, [])]);
  }
  const folded = foldAliases(type, body as Record<string, unknown>);
  const input = plainToInstance(type, folded, { exposeDefaultValues: true });
  const errors = validateSync(input);
  if (errors.length > 0) throw new InvalidInput(issuesOf(type, errors));
  const jointIssues = jointIssuesOf(type, input);
  if (jointIssues.length > 0) throw new InvalidInput(jointIssues);
  return input;
}
