import { cn } from '#app/lib/cn';
import styles from './avatar.module.css';

const SIZES = { md: styles.medium, lg: styles.large, '2xl': styles.portrait };

type AvatarProps = {
  /** Display name or username; its first character replaces a missing picture. */
  readonly name: string;
  readonly src?: string | null;
  readonly size?: keyof typeof SIZES;
  /** Organizations are squares, people circles. */
  readonly square?: boolean;
};

/** Always beside a name, so it is hidden from screen readers. */
export function Avatar({ name, src, size, square }: AvatarProps) {
  const initial = Array.from(name)[0]?.toUpperCase();
  return (
    <span className={cn(styles.avatar, size && SIZES[size], square && styles.square)} aria-hidden="true">
      {src ? <img src={src} alt="" /> : initial}
    </span>
  );
}
