import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Disclosure } from '@/components/display/Disclosure';
import { Figure, Figures } from '@/components/display/Figure';
import { GainText } from '@/components/display/GainText';
import { MoneyText } from '@/components/display/MoneyText';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatAgo } from '@/lib/ages';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { putInMutation, takeOutMutation } from '../mutations';
import { holdingsQuery, type Pool } from '../queries';
import { Holdings } from './Holdings';
import { MoneyDialog } from './MoneyDialog';
import { RebalanceDialog } from './RebalanceDialog';
import { Returns } from './Returns';
import { ValueDays } from './ValueDays';
import { Waiting } from './Waiting';

const LEAST_IN_CENTS = 1000;

interface OwnPortfolioProps {
  userId: string;
  pool: Pool;
  availableCents: number;
  isDisabled: boolean;
}

function Actions({ userId, pool, availableCents, isDisabled }: OwnPortfolioProps) {
  const putIn = useMutation(putInMutation);
  const takeOut = useMutation(takeOutMutation);
  const { pool_id } = pool;
  return (
    <div className="flex flex-wrap gap-3">
      <MoneyDialog
        hint={t('trading.money.available', { amount: formatCents(availableCents) })}
        isDisabled={isDisabled}
        leastCents={LEAST_IN_CENTS}
        mostCents={availableCents}
        onSend={(amount_cents, request_id) => putIn.mutateAsync({ pool_id, amount_cents, request_id })}
        text={t('trading.money.inText')}
        title={t('trading.money.in')}
        told={t('trading.money.inDone')}
      />
      <MoneyDialog
        hint={t('trading.money.free', { amount: formatCents(pool.free_cents) })}
        isDisabled={pool.free_cents === 0}
        leastCents={1}
        mostCents={pool.free_cents}
        onSend={(amount_cents, request_id) => takeOut.mutateAsync({ pool_id, amount_cents, request_id })}
        text={t('trading.money.outText')}
        title={t('trading.money.out')}
        told={t('trading.money.outDone')}
        variant="outline"
      />
      <RebalanceDialog pool={pool} userId={userId} />
      <Link className={buttonVariants({ variant: 'outline' })} to="/trade">
        {t('shell.trade')}
      </Link>
    </div>
  );
}

/** Says which holdings a value leaves out, or else that a price in it is old. */
function Prices({ userId, pool }: { userId: string; pool: Pool }) {
  const { data: holdings } = useSuspenseQuery(holdingsQuery(userId, pool.pool_id));
  const unpriced = holdings.filter(({ value_cents }) => value_cents === null).map(({ name }) => name);
  if (unpriced.length > 0)
    return <p className="text-warning mt-1 text-sm">{t('trading.value.noPrice', { names: unpriced.join(', ') })}</p>;
  return pool.stale && pool.priced_at && !pool.priced_at.startsWith('-') ? (
    <p className="text-warning mt-1 text-sm">{t('trading.value.stale', { age: formatAgo(pool.priced_at) })}</p>
  ) : null;
}

function Details({ pool }: { pool: Pool }) {
  return (
    <Disclosure className="mt-2 -mb-3" title={t('trading.details')}>
      <Figures className="grid-cols-2 sm:grid-cols-4">
        <Figure name={t('trading.value.paidOut')}>
          <MoneyText cents={pool.paid_out_cents} />
        </Figure>
        <Figure name={t('trading.value.byPrices')}>
          <GainText cents={pool.price_gain_cents} />
        </Figure>
        <Figure name={t('trading.value.fees')}>
          <GainText cents={-pool.fee_cents} />
        </Figure>
        <Figure name={t('trading.value.realised')}>
          <GainText cents={pool.realised_cents} />
        </Figure>
      </Figures>
      <Returns pool={pool} />
      <p>{t('trading.value.text')}</p>
      <p>{t('trading.days.text')}</p>
    </Disclosure>
  );
}

export function OwnPortfolio({ userId, pool, availableCents, isDisabled }: OwnPortfolioProps) {
  return (
    <section aria-labelledby="own" className="grid grid-cols-1 gap-8">
      <Card>
        <h2 className="text-muted-foreground text-sm font-medium wrap-anywhere" id="own">
          {pool.title}
        </h2>
        <p className="mt-1 text-4xl leading-tight font-semibold tracking-tight">
          <MoneyText cents={pool.value_cents} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 font-medium">
          <GainText cents={pool.gain_cents} />
          {pool.growth === null ? null : <GainText share={pool.growth} />}
        </p>
        <Prices pool={pool} userId={userId} />
        <ValueDays poolId={pool.pool_id} userId={userId} />
        <Figures className="mt-6 grid-cols-2 sm:grid-cols-4">
          <Figure
            name={t('trading.value.cash')}
            text={
              pool.free_cents === pool.cash_cents
                ? undefined
                : t('trading.value.free', { amount: formatCents(pool.free_cents) })
            }
          >
            <MoneyText cents={pool.cash_cents} />
          </Figure>
          <Figure name={t('trading.value.paidIn')}>
            <MoneyText cents={pool.paid_in_cents} />
          </Figure>
        </Figures>
        <div className="mt-6">
          <Actions availableCents={availableCents} isDisabled={isDisabled} pool={pool} userId={userId} />
        </div>
        <Details pool={pool} />
      </Card>
      <Waiting poolId={pool.pool_id} userId={userId} />
      <Holdings poolId={pool.pool_id} userId={userId} />
    </section>
  );
}
