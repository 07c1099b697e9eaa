import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { errorMessage } from '@/lib/data/errors';
import type { RequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { placeMutation, placePairMutation } from '../../mutations';
import type { Holding, Instrument, Touch } from '../../queries';
import { sentenceOf } from '../../sentence';
import {
  actionOf,
  type Draft,
  type Field as FieldName,
  KINDS,
  pairArgs,
  placeArgs,
  readTicket,
  type Wanted,
} from '../../ticket';
import type { Traded } from '../../traded';
import { TicketFields } from './TicketFields';
import { TicketTerms } from './TicketTerms';

interface OrderTicketProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  instrument: Instrument;
  pool: Traded;
  holding: Holding | undefined;
  touch: Touch | undefined;
  /** There is no side to choose. */
  isSellOnly: boolean;
  /** Outlive the ticket, so that what is sent again after a lost answer happens once. */
  ids: RequestIds;
  /** The order was taken. */
  onPlaced: () => void;
}

/** Sends an order; a retry of the same one happens once. */
function usePlacing(pool: Traded, instrument: Instrument, ids: RequestIds) {
  const place = useMutation(placeMutation);
  const placePair = useMutation(placePairMutation);
  const send = async (wanted: Wanted) => {
    const isPair = wanted.kind === 'pair';
    const args = placeArgs(wanted, pool.pool_id, instrument);
    const pair = pairArgs(wanted, pool.pool_id, instrument);
    await (isPair
      ? ids.send(pair, (request_id) => placePair.mutateAsync({ ...pair, request_id }))
      : ids.send(args, (request_id) => place.mutateAsync({ ...args, request_id })));
  };
  return { send, isSending: place.isPending || placePair.isPending };
}

/** The order ticket: what to do, how, and a sentence that says what that means before it is sent. */
export function OrderTicket({
  draft,
  onChange,
  instrument,
  pool,
  holding,
  touch,
  isSellOnly,
  ids,
  onPlaced,
}: OrderTicketProps) {
  const says = useId();
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { send, isSending } = usePlacing(pool, instrument, ids);
  const { order, faults, missing } = readTicket(draft, instrument);
  const shown: Partial<Record<FieldName, string>> = {
    ...(isTried ? Object.fromEntries(missing.map((field) => [field, t('common.required')])) : {}),
    ...faults,
  };
  const change = (changed: Partial<Draft>) => {
    setFailure(undefined);
    onChange(changed);
  };
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    setFailure(undefined);
    if (!order) return refuseForm(event);
    try {
      await send(order);
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    setIsTried(false);
    toast.success(t('trading.ticket.placed'), t('trading.ticket.placedText'));
    onPlaced();
  });
  return (
    <form aria-label={t('trading.ticket.title')} className="grid gap-4" noValidate onSubmit={submit}>
      {isSellOnly ? null : (
        <div className="[&_label]:flex-1">
          <SegmentedControl
            legend={t('trading.ticket.side')}
            onChange={(side) =>
              change({ side, ...(side === 'buy' && draft.kind === 'pair' ? { kind: 'limit' } : {}) })
            }
            options={[
              { value: 'buy', label: t('trading.ticket.buy') },
              { value: 'sell', label: t('trading.ticket.sell') },
            ]}
            value={draft.side}
          />
        </div>
      )}
      <Field error={undefined} hint={t(`trading.kindText.${draft.kind}`)} label={t('trading.ticket.kind')}>
        {(control) => (
          <Select
            {...control}
            onChange={({ target }) => {
              const kind = KINDS.find((each) => each === target.value);
              if (kind) change({ kind });
            }}
            value={draft.kind}
          >
            {KINDS.filter((kind) => kind !== 'pair' || draft.side === 'sell').map((kind) => (
              <option key={kind} value={kind}>
                {t(`trading.kind.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TicketFields
        draft={draft}
        faults={shown}
        holding={holding}
        instrument={instrument}
        onChange={change}
        pool={pool}
      />
      <TicketTerms draft={draft} fault={shown.expires} onChange={change} />
      {/* It moves with the prices: read with the button, not each time. */}
      <p className="bg-muted min-h-16 rounded-md p-3 text-sm tabular-nums" id={says} role="note">
        {order && touch ? sentenceOf(order, instrument, touch) : t('trading.says.empty')}
      </p>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton aria-describedby={says} pending={isSending} size="lg">
        {actionOf(draft.side, instrument)}
      </SubmitButton>
    </form>
  );
}
