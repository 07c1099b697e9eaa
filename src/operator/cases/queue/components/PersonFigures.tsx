import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import type { PersonOverview } from '../person-overview';

export function PersonFigures({ figures }: { figures: PersonOverview['figures'] }) {
  const items = [
    { name: t('portfolio.balance'), cents: figures.available_cents },
    { name: t('portfolio.places.invested'), cents: figures.invested_cents },
    { name: t('portfolio.places.withdrawing'), cents: figures.withdrawing_cents },
    { name: t('portfolio.deposited'), cents: figures.deposited_cents },
    { name: t('portfolio.profit'), cents: figures.profit_cents },
    { name: t('portfolio.bonus'), cents: figures.bonus_cents + figures.referral_bonus_cents },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t">
      {items.map(({ name, cents }) => (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b py-2" key={name}>
          <dt className="text-muted-foreground text-[0.8125rem]">{name}</dt>
          <dd className="font-medium">
            <MoneyText cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
