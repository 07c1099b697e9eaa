import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { ActionButton } from '@/components/forms/ActionButton';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { cancelAllMutation, cancelMutation } from '../mutations';
import { orderFilled, orderHow, orderTerms, orderTitle } from '../order-words';
import type { Instrument, Order } from '../queries';
import { ReplaceDialog } from './ReplaceDialog';

const CHANGEABLE = new Set(['limit', 'stop', 'stop_limit']);

function RowActions({ order, title, onChange }: { order: Order; title: string; onChange: (order: Order) => void }) {
  const cancel = useMutation(cancelMutation);
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {CHANGEABLE.has(order.kind) ? (
        <Button onClick={() => onChange(order)} size="sm" variant="outline">
          {t('trading.order.change')}
          <span className="sr-only">: {title}</span>
        </Button>
      ) : null}
      <ActionButton
        onAct={async () => {
          await cancel.mutateAsync({ order_id: order.id });
          toast.success(t('trading.order.cancelDone'));
        }}
        size="sm"
        variant="outline"
      >
        {t('trading.order.cancel')}
        <span className="sr-only">: {title}</span>
      </ActionButton>
    </span>
  );
}

const columns = (
  instrumentOf: (id: string) => Instrument | undefined,
  onChange: (order: Order) => void,
): Column<Order>[] => [
  {
    title: t('trading.order.title'),
    phone: 'lead',
    cell: (order) => {
      const instrument = instrumentOf(order.instrument_id);
      if (!instrument) return order.instrument_id;
      return (
        <span className="inline-grid">
          <span className="font-medium">{orderTitle(order, instrument)}</span>
          <span>{orderHow(order, instrument)}</span>
          <span className="text-muted-foreground text-[0.8125rem] leading-5">
            {[orderFilled(order, instrument), ...orderTerms(order)].filter(Boolean).join(' · ')}
          </span>
        </span>
      );
    },
  },
  {
    title: t('trading.order.placed'),
    className: 'max-md:hidden',
    cell: ({ placed_at }) => <DateText iso={placed_at} />,
  },
  {
    title: t('trading.order.actions'),
    align: 'end',
    isAction: true,
    cell: (order) => {
      const instrument = instrumentOf(order.instrument_id);
      return (
        <RowActions
          onChange={onChange}
          order={order}
          title={instrument ? orderTitle(order, instrument) : order.instrument_id}
        />
      );
    },
  },
];

interface OpenOrdersProps {
  poolId: string;
  orders: readonly Order[];
  instruments: readonly Instrument[];
}

export function OpenOrders({ poolId, orders, instruments }: OpenOrdersProps) {
  const [changed, setChanged] = useState<Order>();
  const cancelAll = useMutation(cancelAllMutation);
  const instrumentOf = (id: string) => instruments.find((each) => each.id === id);
  const instrument = changed && instrumentOf(changed.instrument_id);
  return (
    <section aria-label={t('trading.order.open')}>
      <DataTable
        caption={t('trading.order.open')}
        columns={columns(instrumentOf, setChanged)}
        empty={<p className="text-muted-foreground text-sm">{t('trading.order.none')}</p>}
        rowKey={({ id }) => id}
        rows={orders}
      />
      {orders.length > 1 ? (
        <ActionButton
          className="mt-3"
          onAct={async () => {
            await cancelAll.mutateAsync({ pool_id: poolId });
            toast.success(t('trading.order.cancelAllDone'));
          }}
          size="sm"
          variant="outline"
        >
          {t('trading.order.cancelAll')}
        </ActionButton>
      ) : null}
      {changed && instrument ? (
        <ReplaceDialog
          instrument={instrument}
          key={changed.id}
          onClose={() => setChanged(undefined)}
          order={orders.find(({ id }) => id === changed.id) ?? changed}
        />
      ) : null}
    </section>
  );
}
