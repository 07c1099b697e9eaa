import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { Disclosure } from '@/components/display/Disclosure';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { Button } from '@/components/ui/button';
import { CoinIcon } from '@/domain/coins/CoinIcon';
import { UnconfirmedNotice } from '@/features/auth/components/UnconfirmedNotice';
import { FrozenNotice } from '@/features/dashboard/components/FrozenNotice';
import { IdentityNotice, useIsIdentityDemanded } from '@/features/dashboard/components/IdentityNotice';
import { freezeQuery, portfolioQuery } from '@/features/dashboard/queries';
import { type WithdrawalMethod, withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { myWithdrawals, payoutWaitsQuery, verifiedQuery } from '../queries';
import { isForAll, type PayoutWait } from '../waits';
import { ExpectedTime } from './ExpectedTime';
import { LimitLine, LimitRules } from './LimitRules';
import { PayoutAddresses } from './PayoutAddresses';
import { WaitNotice, WaitRule } from './WaitNotice';
import { type Attempt, WithdrawalDialog } from './WithdrawalDialog';
import { WithdrawalsTable } from './WithdrawalsTable';

const ENDS = new Set(['paid', 'rejected', 'cancelled']);

const newAttempt = (): Attempt => ({ requestId: newId(), isSent: false });

const textOf = ({ wait, payable_from }: PayoutWait) =>
  wait && t(`payouts.wait.${wait}`, { date: formatExact(payable_from) });

interface MethodCardProps {
  method: WithdrawalMethod;
  from: string | undefined;
  isDisabled: boolean;
  onRequest: () => void;
}

function MethodCard({ method, from, isDisabled, onRequest }: MethodCardProps) {
  const titleId = `withdraw-${method.name}`;
  return (
    <article aria-labelledby={titleId} className="bg-surface grid content-start gap-3 p-4 md:p-5">
      <div className="flex items-center gap-3">
        <CoinIcon name={method.name} />
        <h2 className="font-medium" id={titleId}>
          {method.name}
        </h2>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted-foreground">{t('withdrawing.minimum')}</dt>
          <dd>
            <MoneyText cents={method.min_cents} />
          </dd>
        </div>
        <div className="text-end">
          <dt className="sr-only">{t('withdrawing.duration')}</dt>
          <dd>
            <ExpectedTime duration={method.duration} from={from} />
          </dd>
        </div>
        {method.fee_cents ? (
          <div className="flex gap-1.5">
            <dt className="text-muted-foreground">{t('withdrawals.fee')}</dt>
            <dd>
              <MoneyText cents={method.fee_cents} />
            </dd>
          </div>
        ) : null}
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

/** Open while one of them is on its way. */
function OwnWithdrawals({ userId }: { userId: string }) {
  const { data: own } = useSuspenseInfiniteQuery(myWithdrawals(userId));
  const [wasOpen] = useState(() => own.some(({ status }) => !ENDS.has(status)));
  const isOpen = wasOpen || own.some(({ status }) => !ENDS.has(status));
  return (
    <Disclosure isOpen={isOpen} title={t('payments.history')}>
      <WithdrawalsTable />
    </Disclosure>
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
        title={t('withdrawing.request')}
      />
      <FrozenNotice userId={user.id} />
      <IdentityNotice step="withdrawal" userId={user.id} />
      {freeze ? null : (
        <>
          <WaitNotice say={textOf} waits={waits} />
          <LimitLine userId={user.id} />
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
      <OwnWithdrawals userId={user.id} />
      <Disclosure>
        <p>{t('withdrawals.lead')}</p>
        {methods[0] ? <p>{t('withdrawals.belowMinimum', { minimum: formatCents(methods[0].min_cents) })}</p> : null}
        {freeze ? null : (
          <>
            <LimitRules userId={user.id} />
            <WaitRule say={textOf} waits={waits} />
          </>
        )}
      </Disclosure>
    </>
  );
}
