import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Modal } from '@/components/forms/Modal';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useDialogs } from '@/lib/forms/use-dialogs';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { placeMutation, placePairMutation } from '../../mutations';
import { holdingsQuery, type Instrument, type Touch } from '../../queries';
import { actionOf, emptyDraft, pairArgs, placeArgs, type Side, ticketSchema, type Wanted } from '../../ticket';
import type { Traded } from '../../traded';
import { useIsPhone } from '../../use-is-phone';
import { OrderTicket, takeSide } from './OrderTicket';

interface TicketPlaceProps {
  userId: string;
  pool: Traded;
  instrument: Instrument;
  touch: Touch | undefined;
  isSellOnly: boolean;
  /** Outlive the ticket, which remounts for each instrument. */
  ids: RequestIds;
}

function usePlacing(pool: Traded, instrument: Instrument, ids: RequestIds, onPlaced: () => void) {
  const place = useMutation(placeMutation);
  const placePair = useMutation(placePairMutation);
  return async (wanted: Wanted) => {
    const args = placeArgs(wanted, pool.pool_id, instrument);
    const pair = pairArgs(wanted, pool.pool_id, instrument);
    await (wanted.kind === 'pair'
      ? ids.send(pair, (request_id) => placePair.mutateAsync({ ...pair, request_id }))
      : ids.send(args, (request_id) => place.mutateAsync({ ...args, request_id })));
    toast.success(t('trading.ticket.placed'));
    onPlaced();
  };
}

/** On a phone a sheet. The draft and the ids outlive it. */
export function TicketPlace({ userId, pool, instrument, touch, isSellOnly, ids }: TicketPlaceProps) {
  const { data: holdings } = useSuspenseQuery(holdingsQuery(userId, pool.pool_id));
  const holding = holdings.find(({ instrument_id }) => instrument_id === instrument.id);
  const form = useZodForm(ticketSchema(instrument), emptyDraft, { mode: 'onChange' });
  const { setValue } = form;
  useEffect(() => {
    if (isSellOnly) setValue('side', 'sell');
  }, [isSellOnly, setValue]);
  const { dialog, done } = useDialogs();
  const place = usePlacing(pool, instrument, ids, done);
  const { open: isOpen, onOpenChange } = dialog('ticket');
  const isPhone = useIsPhone();
  const ticket = (
    <OrderTicket
      form={form}
      free={{ cents: pool.free_cents, lots: (holding?.quantity ?? 0) - (holding?.reserved ?? 0) }}
      instrument={instrument}
      isSellOnly={isSellOnly}
      onPlace={place}
      touch={touch}
    />
  );
  if (!isPhone) return <Card className="p-4 md:p-4">{ticket}</Card>;
  const open = (side: Side) => {
    takeSide(form, side);
    onOpenChange(true);
  };
  return (
    <>
      <div className="tall:bg-background tall:fixed tall:border-t tall:px-5 tall:py-2.5 inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 grid grid-cols-2 gap-3">
        {isSellOnly ? null : <Button onClick={() => open('buy')}>{actionOf('buy', instrument)}</Button>}
        <Button className={isSellOnly ? 'col-span-2' : ''} onClick={() => open('sell')} variant="outline">
          {actionOf('sell', instrument)}
        </Button>
      </div>
      {isOpen ? (
        <Modal onClose={() => onOpenChange(false)} title={t('trading.ticket.title')}>
          {ticket}
        </Modal>
      ) : null}
    </>
  );
}
