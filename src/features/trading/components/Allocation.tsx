import { Disclosure } from '@/components/display/Disclosure';
import { MoneyText } from '@/components/display/MoneyText';
import { Ring } from '@/components/display/Ring';
import { TitledSection } from '@/components/frame/TitledSection';
import { coinColor } from '@/domain/coins/coin-colors';
import type { Portfolio } from '@/features/dashboard/queries';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import type { Asset, Pool } from '../queries';

export interface Part {
  name: string;
  cents: number;
}

/** Of what has no colour of its own. */
const COLORS = ['#4f7cac', '#8a6bb1', '#b5651d', '#3f8f8b', '#a0527a', '#7a7f2e'];

const colorAt = (index: number): string => COLORS[index % COLORS.length] ?? '';

function Shares({ title, parts }: { title: string; parts: readonly (Part & { color: string })[] }) {
  const all = parts.reduce((sum, { cents }) => sum + cents, 0);
  const shown = parts.filter(({ cents }) => cents > 0);
  if (all === 0) return null;
  return (
    <div>
      <h3 className="text-muted-foreground text-sm">{title}</h3>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Ring parts={shown.map(({ name, cents, color }) => ({ name, color, amount: cents }))} />
        <ul className="grid min-w-0 flex-1 basis-52 gap-2">
          {shown.map(({ name, cents, color }) => (
            <li className="flex items-baseline gap-x-2.5 text-sm" key={name}>
              <span
                aria-hidden
                className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
                style={{ backgroundColor: color }}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="text-end tabular-nums">
                <MoneyText cents={cents} />{' '}
                <span className="text-muted-foreground">{formatPercent(cents / all, 1)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface AllocationProps {
  portfolio: Portfolio;
  pool: Pool | undefined;
  assets: readonly Asset[];
  copied: readonly Part[];
}

export function Allocation({ portfolio, pool, assets, copied }: AllocationProps) {
  const places = [
    { name: t('portfolio.places.available'), cents: portfolio.balanceCents, color: 'var(--primary)' },
    { name: t('portfolio.places.invested'), cents: portfolio.investedCents, color: 'var(--foreground)' },
    { name: t('portfolio.places.withdrawing'), cents: portfolio.withdrawingCents, color: 'var(--warning)' },
    ...[...(pool ? [{ name: pool.title, cents: pool.value_cents + pool.waiting_in_cents }] : []), ...copied].map(
      (part, index) => ({ ...part, color: colorAt(index) }),
    ),
  ];
  const coins = assets.map(({ instrument_id: id, name, cents }) => ({
    name: name ?? t('deposits.quote.dollars'),
    cents,
    color: id === null ? 'var(--primary)' : coinColor(id),
  }));
  if (places.every(({ cents }) => cents === 0)) return null;
  return (
    <TitledSection title={t('trading.shares.title')}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Shares parts={places} title={t('trading.shares.places')} />
        <Shares parts={coins} title={t('trading.shares.coins')} />
      </div>
      {copied.some(({ cents }) => cents > 0) ? (
        <Disclosure className="-mt-2">
          <p>{t('trading.shares.coinsText')}</p>
        </Disclosure>
      ) : null}
    </TitledSection>
  );
}
