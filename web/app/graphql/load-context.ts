import type { HostContext } from '#common/host-context';

export type { GraphqlAnswer, GraphqlOperation, HostContext, Viewer } from '#common/host-context';

declare module '@remix-run/node' {
  interface AppLoadContext extends HostContext {}
}
