import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog';
import { errorMessage } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { parseExact, typedExact } from '@/lib/money/exact';
import { toast } from '@/lib/toast';
import { replaceMutation } from '../mutations';
import { orderFilled, orderHow, orderTitle } from '../order-words';
import { coinOf, type Instrument, type Order } from '../queries';
import { exactFault } from '../ticket';
import { ExactField } from './ExactField';

interface ReplaceDialogProps {
  /** As it is now: a fill that comes while the dialog is open is seen in it. */
  order: Order;
  instrument: Instrument;
  onClose: () => void;
}

/** The values of an order that can be changed, as they are typed. */
function useTyped(value: number | null, decimals: number) {
  const [text, setText] = useState(() => (value === null ? '' : typedExact(value, decimals)));
  const read = parseExact(text, decimals);
  const isKept = value === null || read === value;
  return {
    text,
    setText,
    fault: value === null || typeof read === 'number' ? undefined : exactFault(read, decimals),
    /** What it is to be; undefined where it stays. */
    changed: isKept || typeof read === 'string' ? undefined : read,
  };
}

/** Changes what an order that waits buys or sells, and at which prices. */
export function ReplaceDialog({ order, instrument, onClose }: ReplaceDialogProps) {
  const replace = useMutation(replaceMutation);
  const isMounted = useIsMounted();
  const quantity = useTyped(order.quantity, instrument.quantity_decimals);
  const stop = useTyped(order.status === 'armed' ? order.stop_price : null, instrument.price_decimals);
  const limit = useTyped(order.limit_price, instrument.price_decimals);
  const [failure, setFailure] = useState<string>();
  const isFaulty = [quantity, stop, limit].some(({ fault }) => fault !== undefined);
  const submit = useSubmit(async (event) => {
    if (isFaulty) return refuseForm(event);
    setFailure(undefined);
    try {
      await replace.mutateAsync({
        order_id: order.id,
        seen_filled: order.filled_quantity,
        ...(quantity.changed === undefined ? {} : { quantity: quantity.changed }),
        ...(stop.changed === undefined ? {} : { stop_price: stop.changed }),
        ...(limit.changed === undefined ? {} : { limit_price: limit.changed }),
      });
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t('trading.replace.done'));
    if (isMounted()) onClose();
  });
  const filled = orderFilled(order, instrument);
  return (
    <Modal
      description={`${orderTitle(order, instrument)} ${orderHow(order, instrument)}`}
      onClose={onClose}
      title={t('trading.replace.title')}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {filled ? <p className="text-sm">{filled}</p> : null}
        <ExactField
          error={quantity.fault}
          hint={order.pair_id === null ? t('trading.replace.quantityText') : t('trading.replace.pairText')}
          isDisabled={order.pair_id !== null}
          label={t('trading.ticket.quantity', { coin: coinOf(instrument) })}
          onChange={quantity.setText}
          value={quantity.text}
        />
        {order.status === 'armed' && order.stop_price !== null ? (
          <ExactField
            error={stop.fault}
            label={t('trading.ticket.stop')}
            onChange={stop.setText}
            value={stop.text}
          />
        ) : null}
        {order.limit_price === null ? null : (
          <ExactField
            error={limit.fault}
            label={t(order.side === 'buy' ? 'trading.ticket.most' : 'trading.ticket.leastPrice')}
            onChange={limit.setText}
            value={limit.text}
          />
        )}
        <p className="text-muted-foreground text-sm">{t('trading.replace.turn')}</p>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
        <div className="grid grid-cols-2 gap-3">
          <DialogClose asChild>
            <Button variant="outline">{t('common.cancel')}</Button>
          </DialogClose>
          <SubmitButton pending={replace.isPending}>{t('trading.replace.submit')}</SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
