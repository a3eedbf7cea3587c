import { Link, NavLink } from '@remix-run/react';
import { Languages, Menu, Moon, Plus, Search, Sun } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { ButtonLink, IconButton } from '#app/components/ui/button';
import { Mark } from '#app/components/ui/mark';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useViewer } from '#app/session/site-state';
import { SITE_NAME } from '#common/site';
import { AccountMenu } from './account-menu';
import { setPaletteOpen } from './palette-door';
import { LanguageForm, ThemeForm } from './preferences';
import { SITE_MENU_ID } from './site-menu';

/** `aria-current` marks the page one is on; the class that NavLink would add says nothing more. */
const navClass = () => 'nav-a';

export function Header({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation('nav');
  return (
    <header className={cn('hd', wide && 'hd-wide')}>
      <div className="wrap">
        <Link className="brand" to={paths.home()}>
          <Mark />
          <span>{SITE_NAME}</span>
        </Link>
        <nav aria-label={t('main')}>
          <ul>
            <li>
              <NavLink className={navClass} to={paths.home()} end>
                {t('home')}
              </NavLink>
            </li>
            <li>
              <NavLink className={navClass} to={paths.rules()}>
                {t('rules')}
              </NavLink>
            </li>
          </ul>
        </nav>
        <SearchLink />
        <HeaderActions />
      </div>
    </header>
  );
}

/** Without scripts the list page, which has a search field; with them the palette. */
function SearchLink() {
  const { t } = useTranslation('nav');
  return (
    <Link
      className="hd-search hide-sm"
      to={paths.rules()}
      onClick={openPalette}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('search_rules')}
    >
      <Search className="i" />
      <span>{t('search_rules')}</span>
      <kbd>/</kbd>
    </Link>
  );
}

function openPalette(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  setPaletteOpen(true);
}

function HeaderActions() {
  const { t } = useTranslation('nav');
  const viewer = useViewer();
  return (
    <div className="hd-actions">
      <Link
        className="btn btn-ghost btn-icon only-sm"
        to={paths.rules()}
        onClick={openPalette}
        aria-label={t('search')}
      >
        <Search className="i i-lg" />
      </Link>
      <LanguageToggle />
      <ThemeToggle />
      {viewer ? (
        <>
          <ButtonLink className="hd-new hide-sm" to={paths.ruleNew()} size="sm" icon={Plus}>
            {t('new_rule')}
          </ButtonLink>
          <Link className="btn btn-ghost btn-icon only-sm" to={paths.ruleNew()} aria-label={t('new_rule')}>
            <Plus className="i i-lg" />
          </Link>
          <AccountMenu viewer={viewer} />
        </>
      ) : (
        <>
          <ButtonLink className="hide-sm" to={paths.login()} variant="ghost">
            {t('login')}
          </ButtonLink>
          <ButtonLink className="hd-register" to={paths.register()} size="sm">
            {t('register')}
          </ButtonLink>
        </>
      )}
      <button
        className="btn btn-ghost btn-icon only-sm"
        type="button"
        popovertarget={SITE_MENU_ID}
        aria-label={t('open_menu')}
      >
        <Menu className="i i-lg" />
      </button>
    </div>
  );
}

function LanguageToggle() {
  const { t, i18n } = useTranslation('nav');
  return (
    <LanguageForm className="hide-sm">
      <input type="hidden" name="lang" value={i18n.language === 'ja' ? 'en' : 'ja'} />
      <IconButton type="submit" icon={Languages} label={t('switch_language')} />
    </LanguageForm>
  );
}

/** Two buttons, of which the styles show the one for the theme that is not in use. */
function ThemeToggle() {
  const { t } = useTranslation('nav');
  return (
    <ThemeForm className="hide-sm">
      <IconButton
        className="to-dark"
        type="submit"
        name="theme"
        value="dark"
        icon={Moon}
        label={t('to_dark')}
      />
      <IconButton
        className="to-light"
        type="submit"
        name="theme"
        value="light"
        icon={Sun}
        label={t('to_light')}
      />
    </ThemeForm>
  );
}
