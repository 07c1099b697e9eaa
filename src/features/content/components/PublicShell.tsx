import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '@/components/Mark';
import { ThemeToggle } from '@/components/ThemeToggle';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { MobileMenu } from './MobileMenu';
import { publicLinks } from './public-links';
import { SiteFooter } from './SiteFooter';

/** The frame of the public pages: header, content, footer. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-background sticky top-0 z-30 border-b">
        <div className="page flex h-16 items-center gap-3">
          <Link className="rounded-sm" to="/">
            <Wordmark name={t('common.brand')} />
          </Link>
          <nav aria-label={t('shell.mainNavigation')} className="ms-8 max-md:hidden">
            <ul className="flex items-center gap-7 text-sm">
              {publicLinks().map(({ to, label }) => (
                <li key={to}>
                  <Link
                    activeOptions={{ exact: true }}
                    className="text-muted-foreground hover:text-foreground aria-[current=page]:text-foreground rounded-sm py-2 decoration-1 underline-offset-8 transition-colors aria-[current=page]:underline"
                    to={to}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-1">
            <ThemeToggle />
            <Link className={buttonVariants({ variant: 'quiet', className: 'max-md:hidden' })} to="/login">
              {t('shell.login')}
            </Link>
            <Link className={buttonVariants({ className: 'max-sm:hidden' })} to="/register">
              {t('shell.beginHere')}
            </Link>
            <MobileMenu />
          </div>
        </div>
      </header>
      <main className="flex-1 outline-none" id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
