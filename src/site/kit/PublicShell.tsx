import { useMatches } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '@/components/frame/Mark';
import { Still } from '@/components/frame/Still';
import { Button, buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { publicLinks } from './public-links';
import { PublicLanguageSwitch } from './PublicLanguageSwitch';
import { SiteFooter } from './SiteFooter';
import { ThemeButton } from './ThemeButton';

/** The frame of the public pages: header, content, footer. `chrome.ts` makes its buttons work. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <>
      <Still>
        <Header />
      </Still>
      <main className="flex-1 outline-none" id="content" tabIndex={-1}>
        {children}
      </main>
      <Still>
        <SiteFooter />
      </Still>
    </>
  );
}

function Header() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const current = (to: string) => (to === path ? 'page' : undefined);
  return (
    <header className="bg-background sticky top-0 z-30 border-b">
      <div className="page flex h-16 items-center gap-3">
        <a className="rounded-sm" href={publicPath('/')}>
          <Wordmark name={t('common.brand')} />
        </a>
        <nav aria-label={t('shell.mainNavigation')} className="ms-8 max-lg:hidden">
          <ul className="flex items-center gap-7 text-sm">
            {publicLinks().map((link) => (
              <li key={link.path}>
                <a
                  aria-current={current(link.path)}
                  className="text-muted-foreground hover:text-foreground aria-[current=page]:text-foreground rounded-sm py-2 decoration-1 underline-offset-8 transition-colors aria-[current=page]:underline"
                  href={link.href}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
          <PublicLanguageSwitch className="max-lg:hidden" />
          <ThemeButton />
          <a className={buttonVariants({ variant: 'ghost', className: 'max-lg:hidden' })} href={publicPath('/login')}>
            {t('shell.login')}
          </a>
          <a className={buttonVariants({ className: 'max-sm:hidden' })} href={publicPath('/register')}>
            {t('shell.beginHere')}
          </a>
          <Button
            aria-controls="menu"
            aria-expanded={false}
            aria-label={t('shell.menu')}
            className="group lg:hidden"
            size="icon"
            variant="ghost"
          >
            <Menu aria-hidden className="group-aria-expanded:hidden" />
            <X aria-hidden className="hidden group-aria-expanded:block" />
          </Button>
        </div>
      </div>
      <nav
        aria-label={t('shell.menu')}
        className="bg-background absolute inset-x-0 top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto border-b lg:hidden"
        hidden
        id="menu"
      >
        <ul className="page grid py-2">
          {publicLinks().map((link) => (
            <li key={link.path}>
              <a
                aria-current={current(link.path)}
                className="text-muted-foreground aria-[current=page]:text-foreground block border-b py-3.5 aria-[current=page]:font-medium"
                href={link.href}
              >
                {link.label}
              </a>
            </li>
          ))}
          <li className="grid grid-cols-2 gap-3 py-4">
            <a className={buttonVariants({ variant: 'outline' })} href={publicPath('/login')}>
              {t('shell.signIn')}
            </a>
            <a className={buttonVariants()} href={publicPath('/register')}>
              {t('shell.beginHere')}
            </a>
          </li>
          <li>
            <PublicLanguageSwitch className="mb-3" />
          </li>
        </ul>
      </nav>
    </header>
  );
}
