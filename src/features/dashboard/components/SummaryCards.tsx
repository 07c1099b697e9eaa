import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import type { Portfolio } from '../queries';

const frame = 'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3 lg:grid-cols-6';
const cell = 'min-w-0 bg-surface px-3 py-2.5';

function Figure({ name, value, note }: { name: string; value: ReactNode; note?: ReactNode }) {
  return (
    <hgroup aria-label={name} className={`${cell} grid content-start gap-0.5`}>
      <h2 className="eyebrow">{name}</h2>
      <p className="font-medium tabular-nums">{value}</p>
      {note ? <p className="text-muted-foreground text-[0.8125rem]">{note}</p> : null}
    </hgroup>
  );
}

export function SummaryCards({ portfolio }: { portfolio: Portfolio }) {
  const { referralBonusCents, activePackages, activePlan } = portfolio;
  return (
    <div className={frame} data-moves>
      <Figure name={t('portfolio.deposited')} value={<MoneyText cents={portfolio.depositedCents} />} />
      <Figure name={t('portfolio.profit')} value={<MoneyText cents={portfolio.profitCents} />} />
      <Figure
        name={t('portfolio.bonus')}
        note={
          referralBonusCents > 0 ? (
            <>
              {t('statement.kind.referral_bonus')}: <MoneyText cents={referralBonusCents} />
            </>
          ) : null
        }
        value={<MoneyText cents={portfolio.bonusCents} />}
      />
      <Figure name={t('portfolio.balance')} value={<MoneyText cents={portfolio.balanceCents} />} />
      <Figure name={t('portfolio.totalPackages')} value={portfolio.totalPackages} />
      <Figure
        name={t('portfolio.activePackages')}
        note={activePackages > 0 ? t('portfolio.activeCount', { count: activePackages }) : null}
        value={activePlan ? <span lang="en">{activePlan}</span> : t('portfolio.none')}
      />
    </div>
  );
}

export function SummarySkeleton() {
  return (
    <div aria-busy className={frame}>
      <output className="sr-only">{t('common.loading')}</output>
      {['deposited', 'profit', 'bonus', 'balance', 'total', 'active'].map((name) => (
        <div className={`${cell} grid gap-0.5`} key={name}>
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </div>
  );
}
