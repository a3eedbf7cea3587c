import type { MetaFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { ErrorPage, errorTitle } from '#app/components/feedback/error-page';
import { SiteShell } from '#app/components/layout/site-shell';
import { PaletteTools } from '#app/features/palette/palette-tools';

export const meta: MetaFunction = ({ error, matches }) => (error ? errorTitle(error, matches) : []);

/** Layout with header and footer. */
export default function DefaultLayout() {
  return (
    <SiteShell tools={<PaletteTools />}>
      <Outlet />
    </SiteShell>
  );
}

export function ErrorBoundary() {
  return (
    <SiteShell tools={<PaletteTools />}>
      <ErrorPage />
    </SiteShell>
  );
}
