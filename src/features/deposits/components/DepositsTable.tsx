import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Column } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { FreeText } from '@/components/display/FreeText';
import { LongTable } from '@/components/display/LongTable';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Timeline } from '@/components/display/Timeline';
import { EmptyState } from '@/components/states/EmptyState';
import { RetryButton } from '@/components/states/RetryButton';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { getConnection, subscribeConnection } from '@/lib/live/connection';
import { formatCoins, formatPrice } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { type Deposit, depositsQuery } from '../queries';
import { depositSteps } from '../steps';
import { NameTransaction } from './NameTransaction';

function Rest({ deposit: { status, rest_coins, rest_price, payment_methods, method } }: { deposit: Deposit }) {
  if (status !== 'approved' || !rest_coins || !rest_price) return null;
  const coins = formatCoins(rest_coins, payment_methods?.coin ?? method);
  return t('deposits.quote.rest', { coins, price: formatPrice(rest_price) });
}

function Coins({ deposit }: { deposit: Deposit }) {
  const { status, arrived_coins, quote, credit_quote_id, credit_price, payment_methods, method } = deposit;
  const write = (coins: string) => formatCoins(coins, payment_methods?.coin ?? method);
  const quoted = quote ? write(quote.coins) : undefined;
  if (status !== 'approved' || !arrived_coins) return quoted ? t('deposits.quote.quoted', { coins: quoted }) : null;
  const coins = write(arrived_coins);
  if (quoted && !credit_quote_id && credit_price)
    return t('deposits.quote.late', { coins, price: formatPrice(credit_price) });
  if (!quote || !quoted || coins === quoted) return t('deposits.quote.arrived', { coins });
  const isLess = Number(arrived_coins) < Number(quote.coins);
  return t(isLess ? 'deposits.quote.less' : 'deposits.quote.more', { coins, quoted });
}

function Amount({ deposit }: { deposit: Deposit }) {
  const { status, amount_cents: entered, arrived_cents, corrected_cents } = deposit;
  const arrived = status === 'approved' || status === 'reversed' ? (arrived_cents ?? entered) : entered;
  const counts = arrived + corrected_cents;
  return (
    <>
      <MoneyText cents={counts} className="font-medium" />
      {counts === arrived ? null : (
        <span className="text-muted-foreground block text-[0.8125rem]">
          {t('deposits.credited', { amount: formatCents(arrived) })}
        </span>
      )}
      {arrived === entered ? null : (
        <span className="text-muted-foreground block text-[0.8125rem]">
          {t('payments.amount.echo', { amount: formatCents(entered) })}
        </span>
      )}
      <span className="text-muted-foreground block text-[0.8125rem] empty:hidden">
        <Coins deposit={deposit} />
      </span>
      <span className="text-muted-foreground block text-[0.8125rem] empty:hidden">
        <Rest deposit={deposit} />
      </span>
    </>
  );
}

const columns = (): Column<Deposit>[] => [
  { title: t('common.amount'), phone: 'side', cell: (deposit) => <Amount deposit={deposit} /> },
  { title: t('common.method'), phone: 'lead', cell: ({ method }) => <FreeText>{method}</FreeText> },
  {
    title: t('common.statusTitle'),
    phone: 'note',
    cell: (deposit) => (
      <>
        <StatusBadge status={deposit.status} />
        <Timeline isOpen={deposit.status !== 'approved'} steps={depositSteps(deposit)} />
        {deposit.status === 'pending' ? <NameTransaction deposit={deposit} /> : null}
      </>
    ),
  },
  { title: t('common.date'), phone: 'end', cell: ({ created_at }) => <DateText iso={created_at} /> },
];

export function DepositsTable() {
  const { user } = useRouteContext({ from: '/_account' });
  const list = useSuspenseInfiniteQuery(depositsQuery(user.id));
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  return (
    <>
      {(list.isError && !list.isFetchNextPageError) || connection === 'reconnecting' ? (
        <NoticeBox className="mb-6" title={t('deposits.refresh')} tone="wait">
          <p>{t('deposits.refreshText')}</p>
          <RetryButton className="mt-2 justify-self-start" onRetry={list.refetch} />
        </NoticeBox>
      ) : null}
      <LongTable
        caption={t('deposits.caption')}
        columns={columns()}
        empty={<EmptyState text={t('deposits.emptyText')} title={t('deposits.empty')} />}
        rowKey={({ id }) => id}
        list={list}
      />
    </>
  );
}
