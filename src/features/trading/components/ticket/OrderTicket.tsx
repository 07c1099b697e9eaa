import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Form, FormFailure } from '@/components/forms/Form';
import { SegmentedField } from '@/components/forms/SegmentedField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { SelectField } from '@/components/forms/TextFields';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { placeMutation, placePairMutation } from '../../mutations';
import type { Holding, Instrument, Touch } from '../../queries';
import { sentenceOf } from '../../sentence';
import {
  actionOf,
  type Draft,
  emptyTexts,
  FORCES,
  KINDS,
  pairArgs,
  placeArgs,
  readTicket,
  type Side,
  type Wanted,
} from '../../ticket';
import type { Traded } from '../../traded';
import { TicketFields } from './TicketFields';
import { TicketTerms } from './TicketTerms';

/** What is typed, and the order that is read of it. */
export type TicketForm = UseFormReturn<Draft, unknown, Wanted>;

/** Turns to the other side: a pair only sells. */
export function takeSide({ getValues, setValue, clearErrors }: TicketForm, side: Side): void {
  setValue('side', side);
  if (side === 'buy' && getValues('kind') === 'pair') setValue('kind', 'limit');
  clearErrors();
}

interface OrderTicketProps {
  /** Outlives the ticket: what was typed comes again. */
  form: TicketForm;
  instrument: Instrument;
  pool: Traded;
  holding: Holding | undefined;
  touch: Touch | undefined;
  isSellOnly: boolean;
  /** Outlive the ticket, so that a retry happens once. */
  ids: RequestIds;
  onPlaced: () => void;
}

function usePlacing(pool: Traded, instrument: Instrument, ids: RequestIds) {
  const place = useMutation(placeMutation);
  const placePair = useMutation(placePairMutation);
  return async (wanted: Wanted) => {
    const isPair = wanted.kind === 'pair';
    const args = placeArgs(wanted, pool.pool_id, instrument);
    const pair = pairArgs(wanted, pool.pool_id, instrument);
    await (isPair
      ? ids.send(pair, (request_id) => placePair.mutateAsync({ ...pair, request_id }))
      : ids.send(args, (request_id) => place.mutateAsync({ ...args, request_id })));
  };
}

export function OrderTicket(props: OrderTicketProps) {
  const { form, instrument, pool, holding, touch, isSellOnly, ids, onPlaced } = props;
  const says = useId();
  const send = usePlacing(pool, instrument, ids);
  const { control, getValues, watch } = form;
  const draft = watch();
  const { order } = readTicket(draft, instrument);
  return (
    <Form
      aria-label={t('trading.ticket.title')}
      className="grid gap-3"
      failsInside
      form={form}
      onChange={() => form.clearErrors('root')}
      onSubmit={async (wanted) => {
        const sent = JSON.stringify(getValues());
        await send(wanted);
        toast.success(t('trading.ticket.placed'));
        // The next order is another one, with the same settings; unless it has been begun already.
        if (sent === JSON.stringify(getValues())) form.reset({ ...getValues(), ...emptyTexts });
        onPlaced();
      }}
    >
      {isSellOnly ? null : (
        <SegmentedField
          control={control}
          legend={t('trading.ticket.side')}
          name="side"
          onChosen={(side) => takeSide(form, side)}
          options={[
            { value: 'buy', label: t('trading.ticket.buy') },
            { value: 'sell', label: t('trading.ticket.sell') },
          ]}
        />
      )}
      <div className="grid gap-3 min-[22rem]:grid-cols-[1fr_1.15fr]">
        <SelectField
          className="ps-2.5 pe-7 text-sm"
          control={control}
          frame={draft.kind === 'pair' ? 'col-span-full' : undefined}
          label={t('trading.ticket.kind')}
          name="kind"
          rules={{ onChange: () => form.clearErrors() }}
        >
          {KINDS.filter((kind) => kind !== 'pair' || draft.side === 'sell').map((kind) => (
            <option key={kind} value={kind}>
              {t(`trading.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        {draft.kind === 'pair' ? null : (
          <SelectField className="ps-2.5 pe-7 text-sm" control={control} label={t('trading.ticket.force')} name="force">
            {FORCES.map((force) => (
              <option key={force} value={force}>
                {t(`trading.force.${force}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <TicketFields draft={draft} form={form} holding={holding} instrument={instrument} pool={pool} />
      <TicketTerms control={control} draft={draft} />
      {/* Changes with prices, so it is read with the button only. */}
      <p className="bg-muted min-h-21 rounded-md p-3 text-sm tabular-nums" id={says} role="note">
        {order && touch ? sentenceOf(order, instrument, touch) : t(`trading.kindText.${draft.kind}`)}
      </p>
      <FormFailure />
      <SubmitButton aria-describedby={says} size="lg">
        {actionOf(draft.side, instrument)}
      </SubmitButton>
    </Form>
  );
}
