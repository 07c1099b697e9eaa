import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';
import { BlockTitle } from './BlockTitle';

const figureClass = 'text-2xl md:text-[2rem] leading-tight font-semibold tabular-nums';

/** Computed figures, and operators' claims with links. The page's script fills them in; empty without data. */
export function Claims() {
  return (
    <section className="border-t" data-claims hidden>
      <div className="page py-7 md:py-24">
        <BlockTitle>{t('content.claims.title')}</BlockTitle>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 md:mt-10 md:gap-x-10">
          <Figure label={t('content.claims.paymentMethods')} name="payment_methods">
            <span>{t('content.claims.methodsCounted')} </span>
            <a className="link" href="/deposit">
              {t('content.claims.seeMethods')}
            </a>
          </Figure>
          <Figure count={languages.length} label={t('content.claims.languages')} name="languages">
            {languages.map(({ name }) => name).join(', ')}
          </Figure>
          <Figure label={t('content.claims.uptime', { date: '{date}' })} name="uptime">
            {t('content.claims.uptimeCounted')}
          </Figure>
        </dl>
        <ul className="mt-6 grid gap-x-10 gap-y-5 empty:hidden md:mt-10 md:grid-cols-2 md:gap-y-8" data-attested />
        <template data-claim>
          <li className="grid content-start justify-items-start gap-1.5">
            <p className="font-medium">
              <bdi data-slot="text" />
            </p>
            <a
              className="link inline-flex items-center gap-1.5 text-sm"
              data-slot="evidence"
              href="about:blank"
              rel="noreferrer"
              target="_blank"
            >
              {t('content.claims.evidence')}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          </li>
        </template>
      </div>
    </section>
  );
}

interface FigureProps {
  name: string;
  label: string;
  /** What the figure counts, and where to check it. */
  children: ReactNode;
  count?: number;
}

function Figure({ name, label, children, count }: FigureProps) {
  return (
    <div className="flex flex-col" data-figure={name} hidden={count === undefined}>
      <dt className="text-muted-foreground order-1">{label}</dt>
      <dd className="text-muted-foreground order-2 text-[0.8125rem]">{children}</dd>
      <dd className={figureClass}>{count}</dd>
    </div>
  );
}
