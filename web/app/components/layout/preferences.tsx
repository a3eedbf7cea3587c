import { useFetcher, useLocation } from '@remix-run/react';
import { Monitor, Moon, Sun } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon';
import { nameFailure } from '#app/components/feedback/failure-names';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { paths } from '#app/lib/paths';
import { useSiteState } from '#app/session/site-state';
import { THEMES } from '@kimari/common/enums';
import type { Theme } from '@kimari/common/enums';
import { cn } from '#app/lib/cn';
import { icons, segmentStyles, typography } from '#app/components/ui/styles';

/** The current page without `?lang=`, which would override the language just chosen. */
function useReturnPath(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('lang');
  const rest = params.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

type FormProps = { readonly className?: string; readonly children: ReactNode };

/** Loads the page again: the language changes every text and the document itself. */
export function LanguageForm({ className, children }: FormProps) {
  return (
    <form className={className} method="post" action={paths.preferences()}>
      <input type="hidden" name="redirect" value={useReturnPath()} />
      {children}
    </form>
  );
}

/** Changes the theme in place where scripts run: only colours change. */
export function ThemeForm({ className, children }: FormProps) {
  const { t } = useTranslation();
  const key = 'theme';
  const fetcher = useFetcher({ key });
  return (
    <fetcher.Form
      className={className}
      method="post"
      action={paths.preferences()}
      preventScrollReset
      onSubmit={() => nameFailure(key, t('theme.failed'))}
    >
      <input type="hidden" name="redirect" value={useReturnPath()} />
      {children}
    </fetcher.Form>
  );
}

/** Both languages side by side, each under its own name. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <LanguageForm>
      <div
        className={cn(segmentStyles.segments, segmentStyles.small)}
        role="group"
        aria-label={t('language')}
      >
        <button name="lang" value="ja" lang="ja" aria-pressed={locale === 'ja'}>
          日本語
        </button>
        <button name="lang" value="en" lang="en" aria-pressed={locale === 'en'}>
          English
        </button>
      </div>
    </LanguageForm>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/** Automatic, light or dark. `compact` leaves out the words beside the icons. */
export function ThemeSwitch({ compact }: { readonly compact?: boolean }) {
  const { t } = useTranslation();
  const current = useSiteState()?.theme ?? 'system';
  const words: Readonly<Record<Theme, string>> = {
    system: t('theme.system'),
    light: t('theme.light'),
    dark: t('theme.dark'),
  };
  return (
    <ThemeForm>
      <div
        className={cn(segmentStyles.segments, segmentStyles.small)}
        role="group"
        aria-label={t('theme.label')}
      >
        {THEMES.map((theme) => {
          const icon = THEME_ICONS[theme];
          return (
            <button key={theme} name="theme" value={theme} aria-pressed={theme === current}>
              <Icon of={icon} className={cn(icons.icon, icons.small)} />
              <span className={compact ? typography.visuallyHidden : undefined}>{words[theme]}</span>
            </button>
          );
        })}
      </div>
    </ThemeForm>
  );
}
