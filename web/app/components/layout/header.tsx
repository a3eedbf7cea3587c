import { NavLink } from '@remix-run/react';
import { Languages, Menu, Moon, Plus, Search, Sun } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { Link } from '#app/components/ui/link';
import { ButtonLink, IconButton } from '#app/components/ui/button';
import { Mark } from '#app/components/ui/mark';
import { cn } from '#app/lib/cn';
import { paths } from '#app/lib/paths';
import { useRegisters, useViewer } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import { AccountMenu } from './account-menu';
import { setPaletteOpen } from './palette-state';
import { LanguageForm, ThemeForm } from './preferences';
import { SITE_MENU_ID } from './site-menu';
import brandStyles from './brand.module.css';
import styles from './header.module.css';
import { buttonStyles, icons, layoutStyles } from '#app/components/ui/styles';

/** `aria-current` already marks the current page, so the `active` class that NavLink adds is not needed. */
const navClass = () => styles.navLink;

export function Header({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation('nav');
  const viewer = useViewer();
  return (
    <header className={cn(styles.header, wide && styles.wide)}>
      <div className={cn(layoutStyles.page, styles.bar)}>
        <Link className={brandStyles.brand} to={paths.home()}>
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
            <li>
              <NavLink className={navClass} to={paths.install()}>
                {t('install')}
              </NavLink>
            </li>
            {viewer && (
              <li>
                <NavLink className={navClass} to={paths.organizations()}>
                  {t('organizations')}
                </NavLink>
              </li>
            )}
          </ul>
        </nav>
        <SearchLink />
        <HeaderActions />
      </div>
    </header>
  );
}

/** Opens the palette; without scripts, links to the list page, which has a search field. */
function SearchLink() {
  const { t } = useTranslation('nav');
  return (
    <Link
      className={cn(styles.search, layoutStyles.wideOnly)}
      to={paths.rules()}
      onClick={openPalette}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('search_rules')}
    >
      <Icon of={Search} className={icons.icon} />
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
  const registers = useRegisters();
  return (
    <div className={styles.actions}>
      <Link
        className={cn(buttonStyles.button, buttonStyles.ghost, buttonStyles.square, layoutStyles.narrowOnly)}
        to={paths.rules()}
        onClick={openPalette}
        aria-label={t('search')}
      >
        <Icon of={Search} className={cn(icons.icon, icons.large)} />
      </Link>
      <LanguageToggle />
      <ThemeToggle />
      {viewer ? (
        <>
          <ButtonLink
            className={cn(styles.newRule, layoutStyles.wideOnly)}
            to={paths.ruleNew()}
            size="sm"
            icon={Plus}
          >
            {t('new_rule')}
          </ButtonLink>
          <Link
            className={cn(
              buttonStyles.button,
              buttonStyles.ghost,
              buttonStyles.square,
              layoutStyles.narrowOnly,
            )}
            to={paths.ruleNew()}
            aria-label={t('new_rule')}
          >
            <Icon of={Plus} className={cn(icons.icon, icons.large)} />
          </Link>
          <AccountMenu viewer={viewer} />
        </>
      ) : (
        <>
          {registers && (
            <ButtonLink className={layoutStyles.wideOnly} to={paths.login()} variant="ghost">
              {t('login')}
            </ButtonLink>
          )}
          <ButtonLink className={styles.register} to={registers ? paths.register() : paths.login()} size="sm">
            {registers ? t('register') : t('login')}
          </ButtonLink>
        </>
      )}
      <button
        className={cn(buttonStyles.button, buttonStyles.ghost, buttonStyles.square, layoutStyles.narrowOnly)}
        type="button"
        popovertarget={SITE_MENU_ID}
        aria-label={t('open_menu')}
      >
        <Icon of={Menu} className={cn(icons.icon, icons.large)} />
      </button>
    </div>
  );
}

function LanguageToggle() {
  const { t } = useTranslation('nav');
  const locale = useLocale();
  return (
    <LanguageForm className={layoutStyles.wideOnly}>
      <input type="hidden" name="lang" value={locale === 'ja' ? 'en' : 'ja'} />
      <IconButton type="submit" icon={Languages} label={t('switch_language')} />
    </LanguageForm>
  );
}

/** Two buttons; the styles show the one for the theme that is not in use. */
function ThemeToggle() {
  const { t } = useTranslation('nav');
  return (
    <ThemeForm className={layoutStyles.wideOnly}>
      <IconButton
        className={styles.toDark}
        type="submit"
        name="theme"
        value="dark"
        icon={Moon}
        label={t('to_dark')}
      />
      <IconButton
        className={styles.toLight}
        type="submit"
        name="theme"
        value="light"
        icon={Sun}
        label={t('to_light')}
      />
    </ThemeForm>
  );
}
