import { PATH_METADATA } from '@nestjs/common/constants';
import type { ModulesContainer } from '@nestjs/core';

/** Served beside the controllers. */
const OTHERS = ['graphql', 'livez', 'readyz'];

/** Whether an address belongs to a controller or another door of the server, by the first words of its path. */
export function apiPaths(modules: ModulesContainer): (path: string) => boolean {
  const prefixes = [...OTHERS, ...controllerPrefixes(modules)].map((prefix) => `/${prefix}`);
  return (path) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

function controllerPrefixes(modules: ModulesContainer): string[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const paths: string[] = metatype
      ? [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat()
      : [];
    return paths.map((path) => path.replace(/^\/+|\/+$/g, '')).filter(Boolean);
  });
}
