import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { formatAge, formatDate, formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { chainsQuery } from '@/operator/kit/chain-desk';
import { ChainHealth } from '@/operator/kit/components/ChainHealth';
import type { Home } from '@/operator/kit/home';
import { Folded } from './Folded';

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : X;
  return (
    <Badge className="whitespace-normal" variant={isGood ? 'default' : 'destructive'}>
      <Icon aria-hidden />
      <span>{children}</span>
    </Badge>
  );
}

function Age({ at }: { at: string | null | undefined }) {
  return (
    <span className="text-muted-foreground sm:ms-auto">
      {at ? (
        <time dateTime={at} title={formatExact(at)}>
          {formatAge(at)}
        </time>
      ) : (
        t('overview.never')
      )}
    </span>
  );
}

function PriceState({ prices }: { prices: Home['prices'] }) {
  const { instruments, halted, stale, simulated } = prices;
  return (
    <>
      <Verdict isGood={stale + halted === 0}>
        {t('overview.current', { current: String(instruments - halted - stale), all: String(instruments) })}
      </Verdict>
      {halted > 0 ? <span>{t('overview.halted', { count: halted })}</span> : null}
      {simulated ? <span className="text-muted-foreground">{t('overview.simulated')}</span> : null}
    </>
  );
}

function Line({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b py-2">
      <Link className="link" to={to}>
        {name}
      </Link>
      {children}
    </li>
  );
}

/** What chains show that no one has explained yet. */
const UNEXPLAINED = ['unmatched', 'outgoing', 'reversed'] as const;

export function Checks({ home: { books, prices, proof, seal, changes } }: { home: Home }) {
  const { data: chains } = useQuery(chainsQuery);
  const read = Date.parse(changes.since ?? '') || 0;
  const news = UNEXPLAINED.map((list) => ({
    list,
    seen: (chains?.[list] ?? []).map(({ seen_at }) => seen_at).filter((at) => Date.parse(at) > read),
  })).filter(({ seen }) => seen.length > 0);
  const isWell =
    books?.problems === 0 &&
    prices.stale + prices.halted === 0 &&
    news.length === 0 &&
    !chains?.networks.some(({ trouble }) => trouble);
  const items = [
    {
      to: '/operator/books',
      name: t('treasury.books.title'),
      at: books?.checked_at,
      state: books ? (
        <Verdict isGood={books.problems === 0}>
          {books.problems === 0 ? t('treasury.books.good') : t('treasury.books.bad', { count: books.problems })}
        </Verdict>
      ) : null,
    },
    {
      to: '/operator/exchanges',
      name: t('offers.exchanges.title'),
      at: prices.newest_at,
      state: <PriceState prices={prices} />,
    },
    {
      to: '/operator/proof',
      name: t('overview.proof'),
      at: proof?.as_of,
      state: proof ? t('overview.snapshot', { number: String(proof.number) }) : null,
    },
    {
      to: '/operator/books',
      name: t('overview.seal'),
      at: seal?.at,
      state: seal ? t('overview.sealed', { day: formatDate(seal.day) }) : null,
    },
  ] as const;
  return (
    <Folded isOpen={!isWell} name={t('treasury.books.checks')} {...(isWell ? { note: t('treasury.books.good') } : {})}>
      <ul className="border-t text-sm">
        {items.map(({ to, name, at, state }) => (
          <Line key={name} name={name} to={to}>
            {state}
            <Age at={at} />
          </Line>
        ))}
        {chains?.networks
          .filter(({ height }) => height !== null)
          .map((network) => (
            <Line key={network.id} name={network.network} to="/operator/wallets">
              <ChainHealth network={network} />
            </Line>
          ))}
        {news.map(({ list, seen }) => (
          <Line key={list} name={t(`chains.${list}`)} to="/operator/wallets">
            <Verdict isGood={false}>{seen.length}</Verdict>
            <Age at={seen[0]} />
          </Line>
        ))}
      </ul>
    </Folded>
  );
}
