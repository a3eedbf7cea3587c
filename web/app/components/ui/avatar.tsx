import { cn } from '#app/lib/cn';

type AvatarProps = {
  /** Display name or username; its first character stands in for a missing picture. */
  readonly name: string;
  readonly src?: string | null;
  readonly size?: 'md' | 'lg' | 'xl' | '2xl';
  /** Organizations are squares, people circles. */
  readonly square?: boolean;
};

/** Always beside a name, so it says nothing itself. */
export function Avatar({ name, src, size, square }: AvatarProps) {
  const initial = Array.from(name)[0]?.toUpperCase();
  return (
    <span className={cn('av', size && `av-${size}`, square && 'av-org')} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initial}
    </span>
  );
}
