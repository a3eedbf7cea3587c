import { createElement, type SVGProps } from 'react';

type LucideIcon = { readonly node: readonly (readonly [tag: string, attributes: SVGProps<SVGElement>])[] };

const COMMON = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Takes the place of Lucide's function in builds. Icons are always decorative here, and styled by classes. */
export default function createIcon({ node }: LucideIcon) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...COMMON, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
