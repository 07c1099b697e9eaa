import { DateText } from '@/components/display/DateText';
import { MoneyText } from '@/components/display/MoneyText';
import { earlierDay, forDay } from '@/features/dashboard/lines';
import { t } from '@/lib/i18n/i18n';
import { purposeWord } from '@/operator/kit/purpose';
import { changeOf, type PersonOverview } from '../person-overview';

export function Transfers({ transfers }: { transfers: PersonOverview['transfers'] }) {
  if (transfers.length === 0) return <p className="text-muted-foreground">{t('desk.person.none')}</p>;
  return (
    <ul className="border-t">
      {transfers.map((transfer) => {
        const { id, code, amount_cents, created_at, value_date } = transfer;
        const change = changeOf(transfer);
        const days = { booked_at: created_at, value_date };
        return (
          <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b py-2" key={id}>
            <DateText iso={created_at} />
            <span>{purposeWord(code)}</span>
            {earlierDay(days) ? <span className="text-muted-foreground">{forDay(days)}</span> : null}
            <span className="ms-auto">
              {change === 0 ? (
                <MoneyText cents={amount_cents} className="text-muted-foreground" />
              ) : (
                <MoneyText cents={change} isSigned />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
