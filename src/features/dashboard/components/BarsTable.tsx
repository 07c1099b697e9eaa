import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatQuote } from '@/lib/money/market-figures';
import type { Candle } from '../candles';

const PRICES = ['open', 'high', 'low', 'close'] as const;

const columns = (decimals: number): Column<Candle>[] => [
  { title: t('portfolio.market.time'), cell: ({ time }) => formatUtc(new Date(time).toISOString()) },
  ...PRICES.map((key): Column<Candle> => ({
    title: t(`portfolio.market.${key}`),
    align: 'end',
    cell: (candle) => (
      <bdi className="tabular-nums" dir="ltr">
        {formatQuote(candle[key], decimals)}
      </bdi>
    ),
  })),
];

/** Renders rows only when opened. */
export function BarsTable({ name, candles, decimals }: { name: string; candles: readonly Candle[]; decimals: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-3 text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="link w-fit cursor-pointer">{t('portfolio.days.table')}</summary>
      {isOpen ? (
        <DataTable
          caption={t('portfolio.market.tableOf', { name })}
          columns={columns(decimals)}
          empty={null}
          rowKey={({ time }) => String(time)}
          rows={candles.toReversed()}
        />
      ) : null}
    </details>
  );
}
