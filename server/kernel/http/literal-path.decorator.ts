import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { InvalidInput } from '../errors/issue';
import { checkField } from '../schema/field-spec';

/**
 * A parameter of the path. Some clients send the parameter's name instead (`/users/:username/profile?username=taro`): its
 * value is then in the query, or in the JSON body and then the query. Throws InvalidInput when it is nowhere.
 */
export const PathText = createParamDecorator((name: string, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<Request>();
  const given = request.params[name];
  if (typeof given === 'string' && given !== `:${name}`) return given;
  const inBody = request.method === 'GET' ? undefined : fieldOf(request.body, name);
  const value = inBody ?? fieldOf(request.query, name);
  const issues = checkField({ kind: 'text', min: 1 }, value, [name]);
  if (issues.length > 0) throw new InvalidInput(issues);
  return value as string;
});

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
