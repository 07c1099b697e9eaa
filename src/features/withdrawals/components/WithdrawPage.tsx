import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { Button } from '@/components/ui/button';
import { CoinIcon } from '@/domain/coins/CoinIcon';
import { UnconfirmedNotice } from '@/features/auth/components/UnconfirmedNotice';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { type WithdrawalMethod, withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { t } from '@/lib/i18n/i18n';
import { isForAll, payoutWaitsQuery, verifiedQuery } from '../queries';
import { ExpectedTime } from './ExpectedTime';
import { LimitsNotice } from './LimitsNotice';
import { PayoutAddresses } from './PayoutAddresses';
import { WaitNotice } from './WaitNotice';
import { type Attempt, WithdrawalDialog } from './WithdrawalDialog';
import { WithdrawalsTable } from './WithdrawalsTable';

const newAttempt = (): Attempt => ({ requestId: newId(), isSent: false });

interface MethodCardProps {
  method: WithdrawalMethod;
  from: string | undefined;
  isDisabled: boolean;
  onRequest: () => void;
}

function MethodCard({ method, from, isDisabled, onRequest }: MethodCardProps) {
  const titleId = `withdraw-${method.name}`;
  return (
    <article aria-labelledby={titleId} className="bg-surface grid content-start gap-5 p-5 md:p-6">
      <div className="flex items-center gap-3">
        <CoinIcon name={method.name} />
        <h2 className="font-medium" id={titleId}>
          {method.name}
        </h2>
      </div>
      <dl className="grid gap-2 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('withdrawing.minimum')}</dt>
          <dd className="text-end">
            <MoneyText cents={method.min_cents} />
            <span className="text-muted-foreground block text-[0.8125rem]">{t('withdrawing.orWhole')}</span>
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('withdrawing.duration')}</dt>
          <dd className="text-end">
            <ExpectedTime duration={method.duration} from={from} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{t('withdrawals.fee')}</dt>
          <dd>{method.fee_cents ? <MoneyText cents={method.fee_cents} /> : t('withdrawing.noFee')}</dd>
        </div>
      </dl>
      <Button
        aria-label={t('withdrawing.requestBy', { method: method.name })}
        disabled={isDisabled}
        onClick={onRequest}
        variant="outline"
      >
        {t('withdrawing.request')}
      </Button>
    </article>
  );
}

export function WithdrawPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: methods } = useSuspenseQuery(withdrawalMethodsQuery);
  const { data: isVerified } = useSuspenseQuery(verifiedQuery(user.id));
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(user.id));
  const { data: waits = [] } = useQuery(payoutWaitsQuery(user.id));
  const { data: freeze } = useQuery(freezeQuery(user.id));
  const isIdentityDemanded = useIsIdentityDemanded(user.id, 'withdrawal');
  const [method, setMethod] = useState<WithdrawalMethod>();
  // Per visit: after a lost response, opening the dialog again must not pay twice.
  const [attempt, setAttempt] = useState(newAttempt);
  return (
    <>
      <PageHeader
        action={
          <p className="grid gap-1">
            <span className="eyebrow">{t('withdrawing.available')}</span>
            <MoneyText className="text-xl leading-tight font-medium" cents={portfolio.balanceCents} />
          </p>
        }
        text={t('withdrawals.lead')}
        title={t('withdrawing.request')}
      />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="withdrawal" userId={user.id} />
      {freeze ? null : (
        <>
          <WaitNotice userId={user.id} />
          <LimitsNotice userId={user.id} />
        </>
      )}
      {isVerified ? null : (
        <UnconfirmedNotice
          email={user.email}
          text={t('withdrawing.unverifiedText', { email: user.email })}
          title={t('errors.account_not_verified')}
        />
      )}
      <div className="bg-border grid gap-px overflow-hidden rounded-lg border sm:grid-cols-2 xl:grid-cols-4">
        {methods.map((each) => (
          <MethodCard
            from={waits.find(isForAll)?.payable_from}
            isDisabled={isIdentityDemanded || Boolean(freeze)}
            key={each.name}
            method={each}
            onRequest={() => setMethod(each)}
          />
        ))}
      </div>
      {method ? (
        <WithdrawalDialog
          attempt={attempt}
          availableCents={portfolio.balanceCents}
          method={method}
          onClose={() => setMethod(undefined)}
          onNewIntent={() => setAttempt(newAttempt)}
          onSent={(isSent) => setAttempt((now) => ({ ...now, isSent }))}
        />
      ) : null}
      <PayoutAddresses user={user} />
      <section aria-labelledby="withdrawals" className="mt-12">
        <h2 className="mb-2 text-lg font-semibold" id="withdrawals">
          {t('payments.history')}
        </h2>
        <WithdrawalsTable />
      </section>
    </>
  );
}
