import { Bot, Download, Eye, FileText, Star, TriangleAlert } from 'lucide';
import { IconSymbols, SymbolIcon } from './icon-symbols';

const ICONS = {
  bot: Bot,
  download: Download,
  eye: Eye,
  'file-text': FileText,
  star: Star,
  'triangle-alert': TriangleAlert,
};

/** Defines the symbols that {@link RowIcon} uses, once per page. */
export function RowIcons() {
  return <IconSymbols icons={ICONS} />;
}

type RowIconProps = { readonly name: keyof typeof ICONS; readonly className?: string };

/** An icon repeated in every row of a list. */
export function RowIcon(props: RowIconProps) {
  return <SymbolIcon {...props} />;
}
