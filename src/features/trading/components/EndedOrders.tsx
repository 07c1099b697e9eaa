import { useSuspenseQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { t } from '@/lib/i18n/i18n';
import { orderEnd, orderFilled, orderHow, orderTitle } from '../order-words';
import { endedOrdersQuery, type Instrument, NEWEST, type Order } from '../queries';

const columns = (instrumentOf: (id: string) => Instrument | undefined): Column<Order>[] => [
  {
    key: 'what',
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
    key: 'end',
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
    key: 'at',
    title: t('trading.order.ended'),
    phone: 'side',
    cell: ({ finished_at, placed_at }) => <DateText iso={finished_at ?? placed_at} />,
  },
];

interface EndedOrdersProps {
  userId: string;
  poolId: string;
  instruments: readonly Instrument[];
}

/** The orders that are over, with how they ended. */
export function EndedOrders({ userId, poolId, instruments }: EndedOrdersProps) {
  const { data: orders } = useSuspenseQuery(endedOrdersQuery(userId, poolId));
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="ended-orders">
      <h2 className="mb-2 text-lg font-semibold" id="ended-orders">
        {t('trading.order.history')}
      </h2>
      <DataTable
        caption={t('trading.order.history')}
        columns={columns((id) => instruments.find((each) => each.id === id))}
        empty={null}
        rowKey={({ id }) => id}
        rows={orders}
      />
      {orders.length < NEWEST ? null : (
        <p className="text-muted-foreground mt-3 text-sm">{t('trading.newest', { number: NEWEST })}</p>
      )}
    </section>
  );
}
