import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { Badge } from '@/components/ui/badge';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatLots } from '@/lib/money/exact';
import { formatCents } from '@/lib/money/money';
import { formatPercent } from '@/lib/money/percent';
import type { TradedInstrument, Trading } from '../queries';
import { TradingSteps } from './TradingSteps';

const TONES = { open: 'default', paused: 'destructive', sell_only: 'outline', none: undefined } as const;

const tradingWord = (trading: Trading) => t(`offers.trading.states.${trading}`);

/** The columns of traded instruments, with the steps that change how they are traded. */
export const tradedColumns = (mayDecide: boolean): Column<TradedInstrument>[] => [
  { title: t('signals.form.instrument'), phone: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    title: t('offers.trading.quantity'),
    phone: 'side',
    align: 'end',
    cell: ({ id, quantity, quantity_decimals, value_cents }) => (
      <>
        <span>{formatLots(quantity, quantity_decimals, id.split('-', 1)[0] ?? id)}</span>
        {value_cents === null || quantity === 0 ? null : (
          <span className="text-muted-foreground ms-2 text-sm md:block">{formatCents(value_cents)}</span>
        )}
      </>
    ),
  },
  {
    title: t('offers.trading.inPortfolios'),
    phone: 'none',
    align: 'end',
    cell: ({ portfolios, largest_bp }) => (
      <>
        {portfolios}
        {largest_bp === null ? null : (
          <span className="text-muted-foreground block text-sm">
            {t('offers.trading.largest', { share: formatPercent(largest_bp / 10_000) })}
          </span>
        )}
      </>
    ),
  },
  { title: t('trading.order.open'), phone: 'none', align: 'end', cell: ({ orders }) => orders },
  {
    title: t('common.statusTitle'),
    phone: 'note',
    className: 'max-md:col-span-full',
    cell: (instrument) => (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start">
        <Badge variant={TONES[instrument.trading]}>{tradingWord(instrument.trading)}</Badge>
        {instrument.since === null || instrument.reason === null ? null : (
          <FreeText>
            {t('offers.trading.since', { date: formatExact(instrument.since), reason: instrument.reason })}
          </FreeText>
        )}
        <TradingSteps instrument={instrument} mayDecide={mayDecide} />
      </div>
    ),
  },
];
