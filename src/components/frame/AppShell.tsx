import { Link, type LinkProps } from '@tanstack/react-router';
import { LogOut, type LucideIcon, Menu } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import type { Language } from '@/lib/i18n/languages';
import { askedComponent } from '@/lib/lazy-component';
import { keepFocus } from '@/lib/lost-focus';
import { ConnectionNotice } from './ConnectionNotice';
import { LanguageSwitch } from './LanguageSwitch';
import { Wordmark } from './Mark';
import { ThemeToggle } from './ThemeToggle';

/** Wide screens never load it. */
const [MobileMenu, askForMenu] = askedComponent(async () => (await import('./MobileMenu')).MobileMenu);

export interface NavEntry {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: LucideIcon;
  /** Number of waiting items, capped at 100. */
  count?: number | undefined;
}

export interface NavGroup {
  /** Folds the group. */
  name?: string;
  isOpen?: boolean;
  /** Waits in the group, said while it is folded. */
  count?: number;
  entries: readonly NavEntry[];
}

interface AppShellProps {
  navLabel: string;
  home: NonNullable<LinkProps['to']>;
  groups: readonly NavGroup[];
  foot?: NavEntry;
  places?: readonly NavEntry[];
  email: string;
  tools?: ReactNode;
  onLanguage: (language: Language) => Promise<void>;
  onLogout: () => Promise<void>;
  children: ReactNode;
}

const entryClass =
  'flex h-11 w-full items-center gap-3 rounded-md px-3 text-sm text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:font-medium aria-[current=page]:text-foreground [&_svg]:size-4 [&_svg]:shrink-0';

function Waiting({ count }: { count: number }) {
  return (
    <span className="ms-auto text-[0.8125rem] tabular-nums">
      <span aria-hidden>{count < 100 ? count : '99+'}</span>
      <span className="sr-only">{t('desk.waiting', { count })}</span>
    </span>
  );
}

/** The most-used pages within reach of the thumb; on low screens at the end of the page, to save space. */
function PlaceBar({ home, places }: { home: NavEntry['to']; places: readonly NavEntry[] }) {
  return (
    <nav
      aria-label={t('shell.places')}
      className="bg-background tall:fixed inset-x-0 bottom-0 z-30 flex border-t px-1 pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {places.map(({ to, label, Icon }) => (
        <Link
          activeOptions={{ exact: to === home }}
          className="text-muted-foreground aria-[current=page]:text-primary grid h-14 min-w-0 flex-1 content-center justify-items-center gap-1 text-[0.6875rem] leading-none font-medium tracking-tight aria-[current=page]:border-t-2 aria-[current=page]:border-current aria-[current=page]:pb-0.5"
          key={to}
          to={to}
        >
          <Icon aria-hidden className="size-5" />
          <span className="max-w-full truncate px-0.5">{label}</span>
        </Link>
      ))}
    </nav>
  );
}

export function AppShell({
  navLabel,
  home,
  groups,
  foot,
  places,
  email,
  tools,
  onLanguage,
  onLogout,
  children,
}: AppShellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Denser, so that a long menu fits a laptop screen.
  const height = groups.length > 1 ? 'lg:h-8' : 'lg:h-10';
  const menu = (
    <div className="flex min-h-0 flex-1 flex-col gap-6">
      {/* A long menu scrolls by itself, so that the way out below it stays visible. */}
      <nav aria-label={navLabel} className="-m-1 min-h-40 overflow-y-auto p-1">
        {groups.map(({ name, isOpen: isUnfolded, count: waiting, entries }) => {
          const list = (
            <ul aria-label={name} className="grid gap-0.5" key={entries[0]?.to}>
              {entries.map(({ to, label, Icon, count = 0 }) => (
                <li key={to}>
                  <Link
                    activeOptions={{ exact: to === home }}
                    className={`${entryClass} ${height}`}
                    onClick={() => setIsOpen(false)}
                    to={to}
                  >
                    <Icon aria-hidden />
                    <span>{label}</span>
                    {count > 0 ? <Waiting count={count} /> : null}
                  </Link>
                </li>
              ))}
            </ul>
          );
          return name ? (
            <details key={name} open={isUnfolded}>
              <summary className="text-muted-foreground hover:text-foreground cursor-pointer px-3 pt-3 pb-1 text-[0.8125rem]">
                <span>{name}</span>
                {waiting ? (
                  <span className="float-end [[open]>summary>&]:hidden">
                    <Waiting count={waiting} />
                  </span>
                ) : null}
              </summary>
              {list}
            </details>
          ) : (
            list
          );
        })}
      </nav>
      <div className="mt-auto grid gap-1 border-t pt-4">
        <p className="text-muted-foreground px-3 text-[0.8125rem] leading-5 break-all">
          {t('shell.signedInAs')}
          <br />
          <span className="text-foreground">{email}</span>
        </p>
        {foot ? (
          <Link className={`${entryClass} ${height}`} onClick={() => setIsOpen(false)} to={foot.to}>
            <foot.Icon aria-hidden />
            <span>{foot.label}</span>
          </Link>
        ) : null}
        <button className={`${entryClass} ${height}`} onClick={() => void onLogout()} type="button">
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {t('shell.logout')}
        </button>
      </div>
    </div>
  );
  return (
    <>
      <header className="bg-background sticky top-0 z-30 border-b print:hidden">
        <div className="flex h-14 items-center gap-1 px-2 sm:gap-2 sm:px-3 lg:px-5">
          <Button
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            aria-label={t('shell.openMenu')}
            className="lg:hidden"
            onClick={() => askForMenu(() => setIsOpen(true))}
            ref={opener}
            size="icon"
            variant="ghost"
          >
            <Menu aria-hidden />
          </Button>
          {isOpen ? (
            <Suspense>
              <MobileMenu onClose={() => setIsOpen(false)} onClosed={() => opener.current?.focus()}>
                {menu}
              </MobileMenu>
            </Suspense>
          ) : null}
          <Link className="min-w-0 overflow-hidden rounded-sm" to={home}>
            <Wordmark name={t('common.brand')} />
          </Link>
          <span className="ms-auto flex shrink-0">
            {tools}
            <LanguageSwitch onChoose={(language) => void onLanguage(language)} />
            <ThemeToggle />
          </span>
        </div>
        <ConnectionNotice />
      </header>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)] print:block">
        <aside className="border-e max-lg:hidden print:hidden">
          {/* Leaves room for the sandbox's banner, so that the foot is in view and stays when the page grows. */}
          <div className="sticky top-14 flex h-full max-h-[calc(100dvh-6rem)] flex-col overflow-y-auto p-3">{menu}</div>
        </aside>
        <div className={cn('flex flex-col', places && 'max-md:tall:pb-[calc(3.75rem+env(safe-area-inset-bottom))]')}>
          <main className="page flex-1 py-8 outline-none md:py-10" id="content" ref={keepFocus} tabIndex={-1}>
            {children}
          </main>
          {/* Waits until the screen above has its height. */}
          <footer className="page text-muted-foreground py-6 text-[0.8125rem] [main:has([data-pending])~&]:invisible">
            {t('shell.rights', { brand: t('common.brand') })}
          </footer>
        </div>
      </div>
      {places ? <PlaceBar home={home} places={places} /> : null}
    </>
  );
}
