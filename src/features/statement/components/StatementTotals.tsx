import { type UseQueryResult, useSuspenseQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { type Portfolio, portfolioQuery } from '@/features/dashboard/queries';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { StatementFilter } from '../filter';
import { type Total, totalsQuery } from '../queries';
import { receivables, shownSums, sums } from '../sums';

const nothing = {
  lines: 0,
  amount_cents: 0,
  available_cents: 0,
  invested_cents: 0,
  withdrawing_cents: 0,
  owned_cents: 0,
};

function Row({ name, children, isSum = false }: { name: string; children: ReactNode; isSum?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 py-1.5 ${isSum ? 'mt-1.5 border-t pt-3 font-medium' : ''}`}>
      <dt className={isSum ? '' : 'text-muted-foreground'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function agrees(total: (kind: string) => Omit<Total, 'kind'>, cards: Portfolio): boolean {
  const now = total('closing');
  return (
    total('deposit').owned_cents + total('deposit_reversal').owned_cents - total('deposit_receivable').amount_cents ===
      cards.depositedCents &&
    total('yield').owned_cents + total('yield_reversal').owned_cents - total('yield_receivable').amount_cents ===
      cards.profitCents &&
    total('bonus').owned_cents + total('profit_bonus').owned_cents === cards.bonusCents &&
    total('referral_bonus').owned_cents === cards.referralBonusCents &&
    now.available_cents === cards.balanceCents &&
    now.invested_cents === cards.investedCents &&
    now.withdrawing_cents === cards.withdrawingCents
  );
}

type Reading = Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>;

/** Undefined while unknown. Two reads may be of different moments, so both are read again first. */
function useVerdict(holds: boolean, books: Reading, cards: Reading): boolean | undefined {
  const [isSure, setIsSure] = useState(false);
  if (holds && isSure) setIsSure(false);
  const isRead = [books, cards].every(({ isFetching, isError }) => !isFetching && !isError);
  const isDoubtful = isRead && !holds && !isSure;
  const { refetch: readBooks } = books;
  const { refetch: readCards } = cards;
  useEffect(() => {
    if (!isDoubtful) return;
    void Promise.all([readBooks(), readCards()]).then((read) => setIsSure(read.every(({ isSuccess }) => isSuccess)));
  }, [isDoubtful, readBooks, readCards]);
  return isRead && !isDoubtful ? holds : undefined;
}

export function StatementTotals({ filter }: { filter: StatementFilter }) {
  const { user } = useRouteContext({ from: '/_account' });
  const [read, cards] = useSuspenseQueries({
    queries: [totalsQuery(user.id, filter), portfolioQuery(user.id)],
  });
  const { data: totals } = read;
  const total = (kind: string) => totals.find((one) => one.kind === kind) ?? nothing;
  const other = totals.find(
    ({ kind, owned_cents }) => owned_cents !== 0 && !['opening', 'closing', ...sums].includes(kind),
  );
  const closing = total('closing');
  const isWhole = !filter.from && !filter.to;
  const verdict = useVerdict(!isWhole || agrees(total, cards.data), read, cards);
  return (
    <section aria-labelledby="totals" className="bg-surface mb-8 rounded-lg border p-5 text-sm md:p-6">
      <h2 className="text-base font-semibold" id="totals">
        {t('statement.totals.title')}
      </h2>
      <div className="mt-3 grid gap-x-16 md:grid-cols-2">
        <dl>
          {filter.from ? (
            <Row name={t('statement.totals.opening', { day: formatDate(filter.from) })}>
              <MoneyText cents={total('opening').owned_cents} />
            </Row>
          ) : null}
          {shownSums((kind) => total(kind).lines).map((kind) => (
            <Row key={kind} name={t(`statement.totals.${kind}`)}>
              <MoneyText cents={total(kind).owned_cents} isSigned />
            </Row>
          ))}
          {other ? (
            <Row name={t('statement.kind.other')}>
              <MoneyText cents={other.owned_cents} isSigned />
            </Row>
          ) : null}
          <Row
            isSum
            name={filter.to ? t('statement.totals.closing', { day: formatDate(filter.to) }) : t('statement.owned')}
          >
            <MoneyText cents={closing.owned_cents} />
          </Row>
        </dl>
        <div className="max-md:mt-4 max-md:border-t max-md:pt-3">
          <dl>
            {(['available', 'invested', 'withdrawing'] as const).map((place) => (
              <Row key={place} name={t(`portfolio.places.${place}`)}>
                <MoneyText cents={closing[`${place}_cents`]} />
              </Row>
            ))}
            {receivables
              .filter((kind) => total(kind).lines > 0)
              .map((kind) => (
                <Row key={kind} name={t(`statement.totals.${kind}`)}>
                  <MoneyText cents={total(kind).amount_cents} />
                </Row>
              ))}
          </dl>
          {isWhole && verdict !== undefined ? <Verdict holds={verdict} /> : null}
        </div>
      </div>
    </section>
  );
}

function Verdict({ holds }: { holds: boolean }) {
  return (
    <p className={`mt-2 flex items-start gap-2 ${holds ? 'text-muted-foreground' : 'text-destructive font-medium'}`}>
      {holds ? (
        <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      )}
      <span>{t(holds ? 'statement.totals.agrees' : 'statement.totals.differs')}</span>
    </p>
  );
}
