import * as z from 'zod/mini';
import type { Nullable, Row } from '@/lib/data/rows';
import { readSchema } from '@/lib/forms/read-schema';
import { t } from '@/lib/i18n/i18n';
import { parseExact, typedExact, withoutPercent } from '@/lib/money/exact';
import type { Holding, Instrument, Pool } from './queries';
import { formatShare } from './sentence';
import { exactFault } from './ticket';

const WHOLE_BP = 10_000;
const MOST_BAND_BP = 5000;
/** With two decimals, the last digit is a basis point. */
const DECIMALS = 2;

export type Targets = Record<string, string>;

export type Step = Nullable<
  Omit<Row<'preview_rebalance'>, 'spend_cents' | 'value_cents'>,
  'side' | 'quantity' | 'about_cents'
>;

/** Returns basis points or the error message; empty means 0. */
export function readPercent(text: string): number | string {
  const plain = withoutPercent(text);
  if (plain === '' || /^0+(?:[.,]0+)?$/.test(plain)) return 0;
  const read = parseExact(plain, DECIMALS);
  if (typeof read === 'string') return exactFault(read, DECIMALS);
  return read > WHOLE_BP ? t('trading.rebalance.over') : read;
}

/** Like `readPercent`; `pools.rebalance_steps` accepts up to 50%. */
export function readBand(text: string): number | string {
  const read = readPercent(text);
  if (typeof read === 'string' || read <= MOST_BAND_BP) return read;
  return t('trading.ticket.trailBounds', { least: formatShare(0), most: formatShare(MOST_BAND_BP) });
}

/** Rounded down, so that they never exceed the whole. */
export function targetsOf(pool: Pool, holdings: readonly Holding[]): Targets {
  return Object.fromEntries(
    holdings.map(({ instrument_id, value_cents }) => [
      instrument_id,
      typedExact(pool.value_cents > 0 ? Math.floor(((value_cents ?? 0) * WHOLE_BP) / pool.value_cents) : 0, DECIMALS),
    ]),
  );
}

export const choicesOf = (instruments: readonly Instrument[], holdings: readonly Holding[]) =>
  instruments.filter(
    ({ id, trading }) => trading === 'open' || holdings.some(({ instrument_id }) => instrument_id === id),
  );

/** What the shares leave over as cash, in basis points; less than nothing where they are too much. */
export const cashOf = (typed: Targets): number =>
  Object.values(typed).reduce((left, text) => {
    const share = readPercent(text);
    return typeof share === 'number' ? left - share : left;
  }, WHOLE_BP);

/** What is wrong with all shares together is marked at the `first`. */
export const rebalanceSchema = (first: string | undefined) =>
  z.object({ targets: z.record(z.string(), readSchema(readPercent)), band: readSchema(readBand) }).check(
    z.refine(({ targets }) => Object.values(targets).reduce((sum, share) => sum + share, 0) <= WHOLE_BP, {
      path: ['targets', first ?? ''],
      error: () => t('trading.rebalance.over'),
    }),
  );
