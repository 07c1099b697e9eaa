import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { formatCents, typedCents } from '@/lib/money/money';
import type { Holding, Instrument } from '../../queries';
import { coinOf } from '../../queries';
import { lotsText } from '../../sentence';
import { type Draft, type Field as FieldName, fieldsOf } from '../../ticket';
import type { Traded } from '../../traded';
import { ExactField } from '../ExactField';

interface TicketFieldsProps {
  draft: Draft;
  instrument: Instrument;
  pool: Traded;
  holding: Holding | undefined;
  faults: Partial<Record<FieldName, string>>;
  onChange: (change: Partial<Draft>) => void;
}

/** How the field of a price is called: by what the order does there. */
function labelOf(field: FieldName, { side, kind }: Draft, coin: string): string {
  if (field === 'quantity') return t('trading.ticket.quantity', { coin });
  if (field === 'limit' && kind === 'pair') return t('trading.ticket.take');
  if (field === 'limit') return t(side === 'buy' ? 'trading.ticket.most' : 'trading.ticket.leastPrice');
  return t(`trading.ticket.${field}`);
}

/** What is typed into the ticket. */
export function TicketFields({ draft, instrument, pool, holding, faults, onChange }: TicketFieldsProps) {
  const coin = coinOf(instrument);
  const held = (holding?.quantity ?? 0) - (holding?.reserved ?? 0);
  const most = (name: 'amount' | 'quantity', free: number, text: string) => (
    <Button disabled={free === 0} onClick={() => onChange({ [name]: text })} variant="outline">
      {t('trading.max')}
    </Button>
  );
  return (
    <>
      {draft.side === 'buy' && draft.kind === 'market' ? (
        <div className="[&_label]:flex-1">
          <SegmentedControl
            legend={t('trading.ticket.by')}
            onChange={(by) => onChange({ by })}
            options={[
              { value: 'amount', label: t('trading.ticket.byAmount') },
              { value: 'quantity', label: t('trading.ticket.byQuantity') },
            ]}
            value={draft.by}
          />
        </div>
      ) : null}
      {fieldsOf(draft)
        .filter((field) => field !== 'expires')
        .map((field) => (
          <ExactField
            error={faults[field]}
            key={field}
            label={labelOf(field, draft, coin)}
            onChange={(text) => onChange({ [field]: text })}
            value={draft[field]}
            {...(field === 'stopLimit' ? { hint: t('trading.ticket.stopLimitText') } : {})}
            {...(field === 'amount'
              ? {
                  hint: t('trading.ticket.free', { amount: formatCents(pool.free_cents) }),
                  action: most('amount', pool.free_cents, typedCents(pool.free_cents)),
                }
              : {})}
            {...(field === 'quantity' && draft.side === 'sell'
              ? {
                  hint: t('trading.ticket.free', { amount: lotsText(instrument, held) }),
                  action: most('quantity', held, typedExact(held, instrument.quantity_decimals)),
                }
              : {})}
            {...(field === 'quantity' && draft.side === 'buy'
              ? { hint: t('trading.ticket.free', { amount: formatCents(pool.free_cents) }) }
              : {})}
          />
        ))}
    </>
  );
}
