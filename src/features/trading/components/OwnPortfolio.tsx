import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatAgo } from '@/lib/ages';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { putInMutation, takeOutMutation } from '../mutations';
import type { Pool } from '../queries';
import { Holdings } from './Holdings';
import { MoneyDialog } from './MoneyDialog';
import { RebalanceDialog } from './RebalanceDialog';
import { Returns } from './Returns';
import { ValueDays } from './ValueDays';
import { Waiting } from './Waiting';

/** Minimum deposit in cents. */
const LEAST_IN_CENTS = 1000;

function Figure({ name, children, text }: { name: string; children: ReactNode; text?: string | undefined }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="font-medium">{children}</dd>
      {text ? <dd className="text-muted-foreground text-[0.8125rem] leading-5">{text}</dd> : null}
    </div>
  );
}

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

export function OwnPortfolio({ userId, pool, availableCents, isDisabled }: OwnPortfolioProps) {
  return (
    <section aria-labelledby="own" className="grid grid-cols-1 gap-8">
      <Card>
        <h2 className="text-lg font-semibold" id="own">
          {pool.title}
        </h2>
        <p className="mt-3 text-3xl leading-tight font-semibold tracking-tight">
          <MoneyText cents={pool.value_cents} />
        </p>
        <p className="text-muted-foreground mt-1 text-sm">{t('trading.value.text')}</p>
        {pool.stale ? (
          <p className="text-warning mt-1 text-sm">
            {pool.priced_at && !pool.priced_at.startsWith('-')
              ? t('trading.value.stale', { age: formatAgo(pool.priced_at) })
              : t('trading.value.noPrice')}
          </p>
        ) : null}
        <dl className="mt-6 grid gap-x-8 gap-y-4 min-[24rem]:grid-cols-2 lg:grid-cols-4">
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
          <Figure name={t('trading.value.paidOut')}>
            <MoneyText cents={pool.paid_out_cents} />
          </Figure>
          <Figure name={t('trading.value.gain')} text={t('trading.value.gainText')}>
            <MoneyText cents={pool.gain_cents} isSigned />
          </Figure>
          <Figure name={t('trading.value.byPrices')}>
            <MoneyText cents={pool.price_gain_cents} isSigned />
          </Figure>
          <Figure name={t('trading.value.fees')}>
            <MoneyText cents={-pool.fee_cents} isSigned />
          </Figure>
          <Figure name={t('trading.value.realised')} text={t('trading.value.realisedText')}>
            <MoneyText cents={pool.realised_cents} isSigned />
          </Figure>
        </dl>
        <div className="mt-6">
          <Actions availableCents={availableCents} isDisabled={isDisabled} pool={pool} userId={userId} />
        </div>
      </Card>
      <Waiting poolId={pool.pool_id} userId={userId} />
      <Holdings poolId={pool.pool_id} userId={userId} />
      <Returns pool={pool} />
      <ValueDays poolId={pool.pool_id} userId={userId} />
    </section>
  );
}
