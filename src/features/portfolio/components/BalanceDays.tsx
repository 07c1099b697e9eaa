import { Suspense, useState } from 'react';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/late';
import type { DayBalance } from '../queries';
import { BalanceChart } from './BalanceChart';

const DaysTable = lateComponent(async () => (await import('./DaysTable')).DaysTable);

/** What the investor owned day by day, drawn, and as a table of the days on which it changed. */
export function BalanceDays({ days }: { days: readonly DayBalance[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="days">
      <h2 className="text-lg font-semibold" id="days">
        {t('portfolio.days.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-[0.8125rem]">{t('portfolio.days.text')}</p>
      <BalanceChart days={days} />
      <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="link w-fit cursor-pointer">{t('portfolio.days.table')}</summary>
        <Suspense>{isOpen ? <DaysTable days={days} /> : null}</Suspense>
      </details>
    </section>
  );
}
