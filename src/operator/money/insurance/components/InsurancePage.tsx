import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Evidence } from '@/components/display/Evidence';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { Modal } from '@/components/forms/Modal';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDay } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Person } from '@/operator/kit/components/Person';
import { Step } from '@/operator/kit/components/Step';
import { bookInsurancePayoutMutation, cancelInsurancePayoutMutation } from '../mutations';
import {
  type InsurancePayout,
  type InsuranceShare,
  insuranceBalanceQuery,
  insurancePayoutsQuery,
  insuranceSharesQuery,
} from '../queries';
import { PayoutForm } from './PayoutForm';

const shareColumns = (): Column<InsuranceShare>[] => [
  {
    key: 'person',
    title: t('operations.review.person'),
    cell: (share) => <Person email={share.investor_email} name={share.investor_name} />,
  },
  {
    key: 'lost',
    title: t('treasury.insurance.lost'),
    align: 'end',
    cell: (share) => <MoneyText cents={share.lost_cents} />,
  },
  {
    key: 'paid',
    title: t('treasury.insurance.share'),
    align: 'end',
    cell: (share) => <MoneyText className="font-medium" cents={share.paid_cents} />,
  },
];

interface WaitingProps {
  payout: InsurancePayout;
  userId: string;
  mayDecide: boolean;
}

/** The one that waits: what it is for, each share, and what this operator may do. */
function Waiting({ payout, userId, mayDecide }: WaitingProps) {
  const { data: shares } = useSuspenseQuery(insuranceSharesQuery(payout.id));
  const book = useMutation(bookInsurancePayoutMutation);
  const cancel = useMutation(cancelInsurancePayoutMutation);
  const amount = formatCents(payout.amount_cents);
  const isOwn = payout.proposed_by === userId || shares.some(({ investor_id }) => investor_id === userId);
  return (
    <section aria-labelledby="insurance-waiting" className="border-warning grid gap-5 border-s-2 ps-4">
      <h2 className="text-lg font-semibold wrap-anywhere" id="insurance-waiting">
        <FreeText>{payout.event}</FreeText>
      </h2>
      <FactGrid
        items={[
          {
            name: t('treasury.insurance.amount'),
            value: <MoneyText className="text-xl font-medium" cents={payout.amount_cents} />,
          },
          { name: t('treasury.insurance.lost'), value: <MoneyText cents={payout.lost_cents} /> },
          { name: t('treasury.yield.day'), value: formatDay(payout.happened_on) },
          { name: t('corrections.proposedBy'), value: <bdi>{payout.proposed_by_name}</bdi> },
          { name: t('treasury.insurance.evidence'), value: <Evidence>{payout.evidence}</Evidence> },
        ]}
      />
      <DataTable
        caption={t('treasury.insurance.shares')}
        columns={shareColumns()}
        empty={null}
        rowKey={(share) => share.investor_id}
        rows={shares}
      />
      {mayDecide && !isOwn ? null : <p className="text-sm">{t('treasury.insurance.another')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {isOwn || !mayDecide ? null : (
          <Step
            about={amount}
            done={t('treasury.insurance.booked', { amount })}
            label={t('treasury.insurance.book')}
            onConfirm={() => book.mutateAsync(payout.id)}
            text={t('treasury.insurance.bookText')}
            title={t('treasury.insurance.bookTitle', { amount })}
          />
        )}
        {mayDecide ? (
          <Step
            about={amount}
            done={t('treasury.insurance.cancelled')}
            label={t('common.stop')}
            onConfirm={() => cancel.mutateAsync(payout.id)}
            title={t('treasury.insurance.cancelTitle', { amount })}
            variant="destructive"
          />
        ) : null}
      </div>
    </section>
  );
}

const columns = (): Column<InsurancePayout>[] => [
  {
    key: 'event',
    title: t('treasury.insurance.event'),
    cell: (payout) => <FreeText>{payout.event}</FreeText>,
  },
  { key: 'day', title: t('treasury.yield.day'), cell: (payout) => formatDay(payout.happened_on) },
  {
    key: 'people',
    title: t('treasury.insurance.people'),
    align: 'end',
    cell: (payout) => <span className="tabular-nums">{payout.people}</span>,
  },
  {
    key: 'lost',
    title: t('treasury.insurance.lost'),
    align: 'end',
    cell: (payout) => <MoneyText cents={payout.lost_cents} />,
  },
  {
    key: 'amount',
    title: t('treasury.insurance.amount'),
    align: 'end',
    cell: (payout) => <MoneyText className="font-medium" cents={payout.amount_cents} />,
  },
  {
    key: 'state',
    title: t('operations.review.state'),
    cell: (payout) =>
      payout.booked_at === null ? (
        <Badge>{t('treasury.insurance.stopped')}</Badge>
      ) : (
        <Badge tone="good">{t('treasury.insurance.paid')}</Badge>
      ),
  },
];

/** The insurance fund: what it can pay, the payment that waits for a second person, and those before it. */
export function InsurancePage() {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const mayDecide = role !== 'reviewer';
  const { data: availableCents } = useSuspenseQuery(insuranceBalanceQuery);
  const { data: payouts } = useSuspenseQuery(insurancePayoutsQuery);
  const [isProposing, setIsProposing] = useState(false);
  const waiting = payouts.find(({ booked_at, cancelled_at }) => booked_at === null && cancelled_at === null);
  // Outside the dialog: an operator who closes it and sends the same values still means the one.
  const requests = useRequestIds({ state: waiting?.id ?? '' });
  const close = () => setIsProposing(false);
  return (
    <>
      <PageHeader
        action={
          <p className="grid gap-1">
            <span className="eyebrow">{t('treasury.insurance.available')}</span>
            <MoneyText className="text-xl leading-tight font-medium" cents={availableCents} />
          </p>
        }
        text={t('treasury.insurance.lead')}
        title={t('portfolio.insurance.title')}
      />
      <div className="grid gap-12">
        {waiting ? (
          <Waiting key={waiting.id} mayDecide={mayDecide} payout={waiting} userId={user.id} />
        ) : null}
        {mayDecide && !waiting ? (
          <Button className="justify-self-start" onClick={() => setIsProposing(true)}>
            {t('treasury.insurance.propose')}
          </Button>
        ) : null}
        <section aria-labelledby="insurance-earlier" className="grid gap-4">
          <h2 className="text-lg font-semibold" id="insurance-earlier">
            {t('treasury.insurance.earlier')}
          </h2>
          <DataTable
            caption={t('treasury.insurance.earlier')}
            columns={columns()}
            empty={<EmptyState title={t('treasury.insurance.empty')} />}
            rowKey={({ id }) => id}
            rows={payouts.filter(({ id }) => id !== waiting?.id)}
          />
        </section>
      </div>
      {isProposing ? (
        <Modal
          description={t('treasury.insurance.proposeText')}
          onClose={close}
          title={t('treasury.insurance.propose')}
        >
          <PayoutForm onDone={close} requests={requests} />
        </Modal>
      ) : null}
    </>
  );
}
