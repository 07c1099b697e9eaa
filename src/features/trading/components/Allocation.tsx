import { MoneyText } from '@/components/display/MoneyText';
import type { Portfolio } from '@/features/dashboard/queries';
import { t } from '@/lib/i18n/i18n';
import { formatPercent } from '@/lib/money/percent';
import type { Asset, Pool } from '../queries';

export interface Part {
  name: string;
  cents: number;
}

interface SharesProps {
  title: string;
  text?: string | undefined;
  parts: readonly Part[];
}

function Shares({ title, text, parts }: SharesProps) {
  const all = parts.reduce((sum, { cents }) => sum + cents, 0);
  if (all === 0) return null;
  return (
    <div>
      <h3 className="text-muted-foreground text-sm">{title}</h3>
      <ul className="mt-3 grid gap-3">
        {parts
          .filter(({ cents }) => cents > 0)
          .map(({ name, cents }) => (
            <li className="grid gap-1.5 text-sm" key={`${name} ${cents}`}>
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="tabular-nums">
                  <MoneyText cents={cents} />{' '}
                  <span className="text-muted-foreground">{formatPercent(cents / all, 1)}</span>
                </span>
              </span>
              <span aria-hidden className="bg-muted block h-1.5 overflow-hidden rounded-full">
                <span
                  className="bg-primary block h-full min-w-0.5 rounded-full"
                  style={{ inlineSize: `${(cents / all) * 100}%` }}
                />
              </span>
            </li>
          ))}
      </ul>
      {text ? <p className="text-muted-foreground mt-4 max-w-prose text-[0.8125rem]">{text}</p> : null}
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
    { name: t('portfolio.places.available'), cents: portfolio.balanceCents },
    { name: t('portfolio.places.invested'), cents: portfolio.investedCents },
    { name: t('portfolio.places.withdrawing'), cents: portfolio.withdrawingCents },
    ...(pool ? [{ name: pool.title, cents: pool.value_cents + pool.waiting_in_cents }] : []),
    ...copied,
  ];
  const coins = assets.map(({ name, cents }) => ({ name: name ?? t('trading.shares.dollars'), cents }));
  if (places.every(({ cents }) => cents === 0)) return null;
  return (
    <section aria-labelledby="allocation">
      <h2 className="mb-4 text-lg font-semibold" id="allocation">
        {t('trading.shares.title')}
      </h2>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
        <Shares parts={places} title={t('trading.shares.places')} />
        <Shares
          parts={coins}
          text={copied.some(({ cents }) => cents > 0) ? t('trading.shares.coinsText') : undefined}
          title={t('trading.shares.coins')}
        />
      </div>
    </section>
  );
}
