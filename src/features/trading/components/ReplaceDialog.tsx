import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ExactField } from '@/components/forms/ExactField';
import { DialogForm } from '@/components/forms/FormDialog';
import { Modal } from '@/components/forms/Modal';
import { readSchema } from '@/lib/forms/read-schema';
import { t } from '@/lib/i18n/i18n';
import { parseExact, typedExact } from '@/lib/money/exact';
import { coinOf } from '../market';
import { replaceMutation } from '../mutations';
import { orderFilled, orderHow, orderTitle } from '../order-words';
import type { Instrument, Order } from '../queries';
import { exactFault } from '../ticket';

interface ReplaceDialogProps {
  /** Current, so that fills show while the dialog is open. */
  order: Order;
  instrument: Instrument;
  onClose: () => void;
}

/** A value of an order as it was, and the schema of the field that changes it. */
const changeable = (value: number | null, decimals: number) => ({
  typed: value === null ? '' : typedExact(value, decimals),
  schema: readSchema((text) => {
    if (value === null) return 0;
    const read = parseExact(text, decimals);
    return typeof read === 'number' ? read : exactFault(read, decimals);
  }),
  isChanged: (read: number) => value !== null && read !== value,
});

export function ReplaceDialog({ order, instrument, onClose }: ReplaceDialogProps) {
  const replace = useMutation(replaceMutation);
  const quantity = changeable(order.quantity, instrument.quantity_decimals);
  const stop = changeable(order.status === 'armed' ? order.stop_price : null, instrument.price_decimals);
  const limit = changeable(order.limit_price, instrument.price_decimals);
  const filled = orderFilled(order, instrument);
  return (
    <Modal
      description={`${orderTitle(order, instrument)} ${orderHow(order, instrument)}`}
      onClose={onClose}
      title={t('trading.replace.title')}
    >
      <DialogForm
        failsInside
        mode="onChange"
        onDone={onClose}
        onSend={(values) =>
          replace.mutateAsync({
            order_id: order.id,
            seen_filled: order.filled_quantity,
            ...(quantity.isChanged(values.quantity) ? { quantity: values.quantity } : {}),
            ...(stop.isChanged(values.stop) ? { stop_price: values.stop } : {}),
            ...(limit.isChanged(values.limit) ? { limit_price: values.limit } : {}),
          })
        }
        schema={z.object({ quantity: quantity.schema, stop: stop.schema, limit: limit.schema })}
        submit={t('trading.replace.submit')}
        told={t('trading.replace.done')}
        values={{ quantity: quantity.typed, stop: stop.typed, limit: limit.typed }}
      >
        {({ control }) => (
          <>
            {filled ? <p className="text-sm">{filled}</p> : null}
            <ExactField
              control={control}
              decimals={instrument.quantity_decimals}
              hint={order.pair_id === null ? t('trading.replace.quantityText') : t('trading.replace.pairText')}
              isDisabled={order.pair_id !== null}
              label={t('trading.ticket.quantity', { coin: coinOf(instrument) })}
              name="quantity"
            />
            {order.status === 'armed' && order.stop_price !== null ? (
              <ExactField
                control={control}
                decimals={instrument.price_decimals}
                label={t('trading.ticket.stop')}
                name="stop"
              />
            ) : null}
            {order.limit_price === null ? null : (
              <ExactField
                control={control}
                decimals={instrument.price_decimals}
                label={t('trading.ticket.most')}
                name="limit"
              />
            )}
            <p className="text-muted-foreground text-sm">{t('trading.replace.turn')}</p>
          </>
        )}
      </DialogForm>
    </Modal>
  );
}
