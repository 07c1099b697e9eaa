import type { Column } from '@/components/display/DataTable';
import { MoneyText } from '@/components/display/MoneyText';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Fill } from '../queries';

export const fillColumns = <Row extends Pick<Fill, 'side' | 'cents' | 'fee_cents' | 'at'>>(): Column<Row>[] => [
  {
    title: t('common.amount'),
    phone: 'side',
    align: 'end',
    cell: ({ side, cents, fee_cents }) => (
      <span className="inline-grid justify-items-end">
        <MoneyText cents={side === 'buy' ? -cents : cents} isSigned />
        <span className="text-muted-foreground text-[0.8125rem] leading-5">
          {t('trading.fill.fee')} <MoneyText cents={fee_cents} />
        </span>
      </span>
    ),
  },
  { title: t('portfolio.market.time'), phone: 'note', cell: ({ at }) => formatUtc(at) },
];
