import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { ModulesContainer } from '@nestjs/core';
import { CACHED } from './response-cache/cached.decorator';

/** The only file that reads Nest's decorator metadata, because neither its keys nor its values are public API. */

/** A path that a controller handles, with its method. */
export type Route = {
  /** The full path, with parameters as `:name`. */
  readonly path: string;
  readonly method: string;
  /** Whether responses to callers who are not signed in may be cached (`@Cached()`). */
  readonly isCached?: boolean;
};

type Controller = { readonly prototype: unknown };
type Handler = { readonly name: string };

/** Nest's key for a handler's body parameter (RouteParamtypes.BODY). */
const BODY_PARAMETER = '3';

/** Every route of every controller. */
export function routesOf(modules: ModulesContainer): readonly Route[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => (metatype ? routesOfController(metatype as Controller) : []));
}

/** The class of a handler's `@Body()` parameter, or undefined without one. */
export function bodyClassOf(controller: Controller, handler: Handler): unknown {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as Readonly<
    Record<string, { readonly index: number }>
  >;
  const body = Object.entries(parameters).find(([key]) => key.startsWith(`${BODY_PARAMETER}:`))?.[1];
  if (!body) return undefined;
  const prototype = controller.prototype as object;
  return (Reflect.getMetadata('design:paramtypes', prototype, handler.name) as readonly unknown[])[
    body.index
  ];
}

function routesOfController(controller: Controller): Route[] {
  const prototype = controller.prototype as object;
  const prefixes = pathsOf(controller);
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object | undefined;
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (handler === undefined || method === undefined) return [];
    const paths = prefixes.flatMap((prefix) => pathsOf(handler).map((path) => join(prefix, path)));
    const isCached = Reflect.getMetadata(CACHED, handler) === true;
    return paths.map((path) => ({ path, method: RequestMethod[method], isCached }));
  });
}

function pathsOf(target: object): readonly string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}

function join(...parts: readonly string[]): string {
  return `/${parts
    .map((part) => part.replace(/^\/+|\/+$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}
