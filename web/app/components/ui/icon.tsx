import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

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

type IconProps = SVGProps<SVGSVGElement> & { readonly of: IconNode };

/** Draws an icon of Lucide, which is always decorative and is styled by classes. */
export function Icon({ of: shapes, ...rest }: IconProps) {
  return (
    <svg {...COMMON} {...rest}>
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
