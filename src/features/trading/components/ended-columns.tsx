import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { t } from '@/lib/i18n/i18n';
import { orderEnd, orderFilled, orderHow, orderTitle } from '../order-words';
import type { Instrument, Order } from '../queries';

export const endedColumns = (instrumentOf: (id: string) => Instrument | undefined): Column<Order>[] => [
  {
    title: t('trading.order.title'),
    phone: 'lead',
    cell: (order) => {
      const instrument = instrumentOf(order.instrument_id);
      if (!instrument) return order.instrument_id;
      return (
        <span className="inline-grid">
          <span className="font-medium">{orderTitle(order, instrument)}</span>
          <span className="text-muted-foreground">{orderHow(order, instrument)}</span>
        </span>
      );
    },
  },
  {
    title: t('trading.order.end'),
    phone: 'note',
    cell: (order) => {
      const instrument = instrumentOf(order.instrument_id);
      const filled = instrument && orderFilled(order, instrument);
      return (
        <span className="inline-grid">
          <span>{orderEnd(order)}</span>
          {filled ? <span className="text-muted-foreground tabular-nums">{filled}</span> : null}
        </span>
      );
    },
  },
  {
    title: t('trading.order.ended'),
    phone: 'side',
    cell: ({ finished_at, placed_at }) => <DateText iso={finished_at ?? placed_at} />,
  },
];
