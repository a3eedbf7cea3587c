import { Link as RouterLink } from '@remix-run/react';
import type { ComponentProps, ComponentType } from 'react';

type LinkProps = Omit<
  ComponentProps<typeof RouterLink>,
  'discover' | 'relative' | 'reloadDocument' | 'state' | 'viewTransition'
>;

const OWN_ADDRESS = /^\/(?!\/)/;

/**
 * A link as the server renders it, the same as the router's. An address that begins with a slash depends on nothing, but the router
 * resolves it three times.
 */
function Anchor(props: LinkProps) {
  const { to, prefetch, preventScrollReset, replace, children, ...attributes } = props;
  if (typeof to !== 'string' || !OWN_ADDRESS.test(to)) return <RouterLink {...props} />;
  return (
    <a {...attributes} href={to} data-discover="true">
      {children}
    </a>
  );
}

/** A link to a page of ours. */
export const Link: ComponentType<LinkProps> = typeof document === 'undefined' ? Anchor : RouterLink;
