import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Form, FormFailure } from '@/components/forms/Form';
import { SegmentedField } from '@/components/forms/SegmentedField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { SelectField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';
import type { Quoted } from '../../market';
import { sentenceOf } from '../../sentence';
import { actionOf, type Draft, emptyTexts, FORCES, KINDS, readTicket, type Side, type Wanted } from '../../ticket';
import { TicketFields, type TicketFieldsProps } from './TicketFields';
import { TicketTerms } from './TicketTerms';

/** What is typed, and the order that is read of it. */
export type TicketForm = UseFormReturn<Draft, unknown, Wanted>;

/** Turns to the other side: a pair only sells. */
export function takeSide({ getValues, setValue, clearErrors }: TicketForm, side: Side): void {
  setValue('side', side);
  if (side === 'buy' && getValues('kind') === 'pair') setValue('kind', 'limit');
  clearErrors();
}

interface OrderTicketProps extends Omit<TicketFieldsProps, 'draft'> {
  touch: Quoted | undefined;
  isSellOnly: boolean;
  onPlace: (wanted: Wanted) => Promise<void>;
}

export function OrderTicket({ form, instrument, free, touch, isSellOnly, onPlace }: OrderTicketProps) {
  const says = useId();
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
        await onPlace(wanted);
        // The next order is another one, with the same settings; unless it has been begun already.
        if (sent === JSON.stringify(getValues())) form.reset({ ...getValues(), ...emptyTexts });
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
      <TicketFields draft={draft} form={form} free={free} instrument={instrument} />
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
