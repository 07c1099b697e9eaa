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

function Age({ at }: { at: string | null }) {
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

/** @param at when it was so; undefined where the state says it */
function Line({ to, name, at, children }: { to: string; name: string; at?: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b py-2">
      <Link className="link" to={to}>
        {name}
      </Link>
      <span className="contents">{children}</span>
      {at === undefined ? null : <Age at={at} />}
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
  return (
    <Folded isOpen={!isWell} name={t('treasury.books.checks')} {...(isWell ? { note: t('treasury.books.good') } : {})}>
      <ul className="border-t text-sm">
        <Line at={books?.checked_at ?? null} name={t('treasury.books.title')} to="/operator/books">
          {books ? (
            <Verdict isGood={books.problems === 0}>
              {books.problems === 0 ? t('treasury.books.good') : t('treasury.books.bad', { count: books.problems })}
            </Verdict>
          ) : null}
        </Line>
        <Line at={prices.newest_at} name={t('offers.exchanges.title')} to="/operator/exchanges">
          <PriceState prices={prices} />
        </Line>
        <Line at={proof?.as_of ?? null} name={t('overview.proof')} to="/operator/proof">
          {proof ? t('overview.snapshot', { number: String(proof.number) }) : null}
        </Line>
        <Line at={seal?.at ?? null} name={t('overview.seal')} to="/operator/books">
          {seal ? t('overview.sealed', { day: formatDate(seal.day) }) : null}
        </Line>
        {chains?.networks
          .filter(({ height }) => height !== null)
          .map((network) => (
            <Line key={network.id} name={network.network} to="/operator/wallets">
              <ChainHealth network={network} />
            </Line>
          ))}
        {news.map(({ list, seen }) => (
          <Line at={seen[0] ?? null} key={list} name={t(`chains.${list}`)} to="/operator/wallets">
            <Verdict isGood={false}>{seen.length}</Verdict>
          </Line>
        ))}
      </ul>
    </Folded>
  );
}
