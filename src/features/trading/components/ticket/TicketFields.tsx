import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { SegmentedField } from '@/components/forms/SegmentedField';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { formatCents, typedCents } from '@/lib/money/money';
import { coinOf, type Market } from '../../market';
import { lotsText } from '../../sentence';
import { type Draft, type Field as FieldName, fieldsOf } from '../../ticket';
import type { TicketForm } from './OrderTicket';

export interface TicketFieldsProps {
  /** Outlives the ticket: what was typed comes again. */
  form: TicketForm;
  draft: Draft;
  instrument: Market;
  /** What may be spent, in cents, and sold, in lots. */
  free: Record<'cents' | 'lots', number>;
}

function labelOf(field: FieldName, { kind }: Draft, coin: string): string {
  if (field === 'quantity') return t('trading.ticket.quantity', { coin });
  if (field === 'limit' && kind === 'pair') return t('trading.ticket.take');
  if (field === 'limit') return t('trading.ticket.most');
  return t(`trading.ticket.${field}`);
}

export function TicketFields({ form: { control, setValue }, draft, instrument, free }: TicketFieldsProps) {
  const coin = coinOf(instrument);
  const cash = t('trading.ticket.free', { amount: formatCents(free.cents) });
  const most = (name: 'amount' | 'quantity', value: number, text: string) => (
    <Button disabled={value === 0} onClick={() => setValue(name, text, { shouldValidate: true })} variant="outline">
      {t('withdrawing.most')}
    </Button>
  );
  const ofQuantity =
    draft.side === 'buy'
      ? { hint: cash }
      : {
          hint: t('trading.ticket.free', { amount: lotsText(instrument, free.lots) }),
          action: most('quantity', free.lots, typedExact(free.lots, instrument.quantity_decimals)),
        };
  const decimalsOf = (field: FieldName) =>
    field === 'quantity' ? instrument.quantity_decimals : instrument.price_decimals;
  return (
    <>
      {draft.side === 'buy' && draft.kind === 'market' ? (
        <SegmentedField
          control={control}
          legend={t('trading.ticket.by')}
          name="by"
          options={[
            { value: 'amount', label: t('trading.ticket.byAmount') },
            { value: 'quantity', label: t('trading.holding.quantity') },
          ]}
        />
      ) : null}
      {fieldsOf(draft)
        .filter((field) => field !== 'expires')
        .map((field) =>
          field === 'amount' ? (
            <AmountField
              action={most('amount', free.cents, typedCents(free.cents))}
              control={control}
              hint={cash}
              key={field}
              label={labelOf(field, draft, coin)}
              name={field}
            />
          ) : (
            <ExactField
              control={control}
              decimals={field === 'trail' ? 2 : decimalsOf(field)}
              key={field}
              label={labelOf(field, draft, coin)}
              name={field}
              {...(field === 'stopLimit' ? { hint: t('trading.ticket.stopLimitText') } : {})}
              {...(field === 'quantity' ? ofQuantity : {})}
            />
          ),
        )}
    </>
  );
}
