import type { IconNode } from 'lucide';
import { cn } from '#app/lib/cn';
import { Icon } from './icon';
import icons from './icon.module.css';

type IconSymbolsProps = { readonly icons: Readonly<Record<string, IconNode>> };

/** Defines the symbols that {@link SymbolIcon} draws, once per page. */
export function IconSymbols({ icons: drawings }: IconSymbolsProps) {
  return (
    <svg className={icons.sprite} aria-hidden="true">
      {Object.entries(drawings).map(([name, icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon of={icon} className={icons.drawing} />
        </symbol>
      ))}
    </svg>
  );
}

type SymbolIconProps = { readonly name: string; readonly className?: string };

/** An icon that a page repeats often. It references a symbol: inlined icons were a third of a list's HTML. */
export function SymbolIcon({ name, className }: SymbolIconProps) {
  return (
    <svg className={cn(icons.icon, className)} fill="none" stroke="currentColor" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
