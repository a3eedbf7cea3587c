import type { Theme } from '@kimari/common/enums';

/** The `--k-paper` colour of both themes, for the browser's toolbar. */
const PAPER = { light: '#FBFAF6', dark: '#161513' } as const;

export function ThemeColor({ theme }: { readonly theme: Theme }) {
  if (theme !== 'system') return <meta name="theme-color" content={PAPER[theme]} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
    </>
  );
}
