import type { ReactNode } from 'react';
import { Wordmark } from '@/components/frame/Mark';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';

export function AuthFrame({ switches, children }: { switches: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="page flex h-16 items-center justify-between">
        <a className="rounded-sm" href={publicPath('/')}>
          <Wordmark name={t('common.brand')} />
        </a>
        <span className="-me-3 flex">{switches}</span>
      </header>
      {/* Not centred vertically, because a slow page would jump when the rest arrives. */}
      <main
        className="mx-auto flex w-full max-w-108 flex-1 flex-col px-5 py-10 outline-none sm:pt-24"
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
      <footer className="page text-muted-foreground py-6 text-center text-[0.8125rem]">
        {t('shell.rights', { brand: t('common.brand') })}
      </footer>
    </div>
  );
}
