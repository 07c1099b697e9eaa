import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { TitledSection } from '@/components/frame/TitledSection';
import { t } from '@/lib/i18n/i18n';
import type { Pool } from '../queries';

export function ClosedPools({ pools }: { pools: readonly Pool[] }) {
  const closed = pools.filter(({ closed_at }) => closed_at !== null);
  if (closed.length === 0) return null;
  return (
    <TitledSection className="gap-1" title={t('trading.closed.title')}>
      <ul>
        {closed.map(({ pool_id, title, opened_at, closed_at, paid_in_cents, paid_out_cents }) => (
          <li className="grid gap-1 border-b py-3 text-sm" key={pool_id}>
            <span className="font-medium wrap-anywhere">{title}</span>
            <span className="text-muted-foreground flex flex-wrap gap-x-4">
              <span>
                <DateText iso={opened_at} /> – <DateText iso={closed_at ?? opened_at} />
              </span>
              <span>
                {t('trading.value.paidIn')} <MoneyText cents={paid_in_cents} />
              </span>
              <span>
                {t('trading.value.paidOut')} <MoneyText cents={paid_out_cents} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
