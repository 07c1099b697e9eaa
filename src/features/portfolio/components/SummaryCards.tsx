import type { ReactNode } from 'react';
import { MoneyText } from '@/components/MoneyText';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import type { Portfolio } from '../queries';

const frame = 'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-3';

function Figure({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="bg-surface grid content-start gap-1.5 p-4 md:p-6">
      <dt className="eyebrow">{name}</dt>
      <dd className="text-xl leading-tight font-medium tracking-tight tabular-nums md:text-[1.75rem]">
        {value}
      </dd>
      {note ? <dd className="text-muted-foreground text-[0.8125rem]">{note}</dd> : null}
    </div>
  );
}

/** The six figures of the dashboard. */
export function SummaryCards({ portfolio }: { portfolio: Portfolio }) {
  const { investedCents, withdrawingCents, activePlan } = portfolio;
  return (
    <dl className={frame}>
      <Figure name={t('portfolio.deposited')} value={<MoneyText cents={portfolio.depositedCents} />} />
      <Figure name={t('portfolio.profit')} value={<MoneyText cents={portfolio.profitCents} />} />
      <Figure name={t('portfolio.bonus')} value={<MoneyText cents={portfolio.bonusCents} />} />
      <Figure
        name={t('portfolio.balance')}
        note={
          withdrawingCents > 0 ? (
            <>
              {t('portfolio.withdrawing')}: <MoneyText cents={withdrawingCents} />
            </>
          ) : null
        }
        value={<MoneyText cents={portfolio.balanceCents} />}
      />
      <Figure
        name={t('portfolio.totalPackages')}
        note={
          investedCents > 0 ? (
            <>
              {t('portfolio.invested')}: <MoneyText cents={investedCents} />
            </>
          ) : null
        }
        value={portfolio.totalPackages}
      />
      <Figure name={t('portfolio.activePackages')} note={activePlan} value={portfolio.activePackages} />
    </dl>
  );
}

/** The six places while the figures are on their way. */
export function SummarySkeleton() {
  return (
    <div aria-busy className={frame}>
      <output className="sr-only">{t('common.loading')}</output>
      {['deposited', 'profit', 'bonus', 'balance', 'total', 'active'].map((name) => (
        <div className="bg-surface grid gap-3 p-4 md:p-6" key={name}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-7 w-28" />
        </div>
      ))}
    </div>
  );
}
