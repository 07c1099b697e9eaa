import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { Modal } from '@/components/forms/Modal';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Person } from '@/operator/kit/components/Person';
import { type Proposal, useIsProposed } from '@/operator/kit/proposals';
import { type InsurancePayout, type InsuranceShare, insuranceDeskQuery, insuranceSharesQuery } from '../queries';
import { PayoutForm } from './PayoutForm';

const shareColumns = (): Column<InsuranceShare>[] => [
  {
    title: t('operations.review.person'),
    cell: (share) => <Person email={share.investor_email} name={share.investor_name} />,
  },
  { title: t('treasury.insurance.lost'), align: 'end', cell: (share) => <MoneyText cents={share.lost_cents} /> },
  {
    title: t('treasury.insurance.share'),
    align: 'end',
    cell: (share) => <MoneyText className="font-medium" cents={share.paid_cents} />,
  },
];

function Shares({ proposal }: { proposal: Proposal }) {
  const { data: shares } = useSuspenseQuery(insuranceSharesQuery(proposal.id));
  return (
    <DataTable
      caption={t('treasury.insurance.shares')}
      columns={shareColumns()}
      empty={null}
      rowKey={(share) => share.investor_id}
      rows={shares}
    />
  );
}

const columns = (): Column<InsurancePayout>[] => [
  { title: t('treasury.insurance.event'), cell: (payout) => <FreeText>{payout.event}</FreeText> },
  { title: t('treasury.yield.day'), cell: (payout) => formatDate(payout.happened_on) },
  {
    title: t('treasury.insurance.people'),
    align: 'end',
    cell: (payout) => <span className="tabular-nums">{payout.people}</span>,
  },
  { title: t('treasury.insurance.lost'), align: 'end', cell: (payout) => <MoneyText cents={payout.lost_cents} /> },
  {
    title: t('treasury.insurance.amount'),
    align: 'end',
    cell: (payout) => <MoneyText className="font-medium" cents={payout.amount_cents} />,
  },
];

/** The insurance fund: what it can pay, the payment that waits for a second person, and what it has paid. */
export function InsurancePage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: desk } = useSuspenseQuery(insuranceDeskQuery);
  const isProposed = useIsProposed('insurance');
  const [isProposing, setIsProposing] = useState(false);
  // Outside the dialog, so that sending the same values after reopening stays idempotent.
  const requests = useRequestIds({ state: String(isProposed) });
  const close = () => setIsProposing(false);
  return (
    <>
      <PageHeader
        action={
          <p className="grid gap-1">
            <span className="eyebrow">{t('treasury.insurance.available')}</span>
            <MoneyText className="text-xl leading-tight font-medium" cents={desk.available_cents} />
          </p>
        }
        text={t('treasury.insurance.lead')}
        title={t('portfolio.insurance.title')}
      />
      <OpenProposals details={{ insurance: Shares }} kinds={['insurance']} />
      <div className="grid gap-12">
        {role === 'reviewer' || isProposed ? null : (
          <Button className="justify-self-start" onClick={() => setIsProposing(true)}>
            {t('treasury.insurance.propose')}
          </Button>
        )}
        <section aria-labelledby="insurance-earlier" className="grid gap-4">
          <h2 className="text-lg font-semibold" id="insurance-earlier">
            {t('treasury.insurance.earlier')}
          </h2>
          <DataTable
            caption={t('treasury.insurance.earlier')}
            columns={columns()}
            empty={<EmptyState title={t('treasury.insurance.empty')} />}
            rowKey={({ booked_at, event }) => `${booked_at} ${event}`}
            rows={desk.insurance_payouts}
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
