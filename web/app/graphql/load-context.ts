import type { HostContext } from '@kimari/common/host-context';

export type { GraphqlAnswer, GraphqlOperation, HostContext, Viewer } from '@kimari/common/host-context';

declare module '@remix-run/node' {
  interface AppLoadContext extends HostContext {}
}
