import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';
import { cn } from '#app/lib/cn';
import icons from './icon.module.css';

/** The size without styles. How its lines are drawn is left to a class: as attributes, it was a twelfth of a page's HTML. */
const COMMON = { width: 24, height: 24, viewBox: '0 0 24 24', 'aria-hidden': true } as const;

type IconProps = SVGProps<SVGSVGElement> & { readonly of: IconNode };

/** Draws an icon of Lucide, which is always decorative and is styled by classes. */
export function Icon({ of: shapes, className, ...rest }: IconProps) {
  return (
    <svg {...COMMON} {...rest} className={cn(icons.lines, className)}>
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
