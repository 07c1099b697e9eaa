import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import type { Home } from '../queries';
import { HomeSection } from './HomeSection';

export function Today({ today }: { today: Home['today'] }) {
  const sums = [
    { name: t('reports.deposits'), ...today.deposits },
    { name: t('reports.withdrawals'), ...today.withdrawals },
    { name: t('overview.yield'), ...today.yield },
  ];
  return (
    <HomeSection title={t('overview.today')}>
      <dl className="border-t text-sm">
        {sums.map(({ name, cases, cents }) => (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2" key={name}>
            <dt>{name}</dt>
            <dd className="flex items-baseline gap-4">
              <span className="text-muted-foreground tabular-nums">
                <span className="sr-only">{t('reports.cases')}: </span>
                {cases}
              </span>
              <span className="min-w-28 text-end font-medium">
                <MoneyText cents={cents} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}
