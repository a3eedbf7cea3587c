import { Bot, Eye, FileText, Star } from 'lucide-react';
import { cn } from '#app/lib/cn';
import icons from './icon.module.css';

const ICONS = { bot: Bot, eye: Eye, 'file-text': FileText, star: Star };
type RowIconName = keyof typeof ICONS;

/** Defines the symbols that {@link RowIcon} uses, once per page. */
export function RowIcons() {
  return (
    <svg className={icons.sprite} aria-hidden="true">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon className={icons.drawing} />
        </symbol>
      ))}
    </svg>
  );
}

type RowIconProps = { readonly name: RowIconName; readonly className?: string };

/** An icon repeated in every row of a list. It references a symbol: inlined icons were a third of the page's HTML. */
export function RowIcon({ name, className }: RowIconProps) {
  return (
    <svg className={cn(icons.icon, className)} fill="none" stroke="currentColor" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
