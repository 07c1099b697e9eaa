import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { TableSection } from '@/components/frame/TitledSection';
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
    title: t('treasury.yield.share'),
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
    title: t('desk.people.title'),
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
  // Outside the dialog, so that sending the same values after reopening stays idempotent.
  const requests = useRequestIds({ state: String(isProposed) });
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
        <div className="empty:hidden">
          <PayoutForm isHidden={role === 'reviewer' || isProposed} requests={requests} />
        </div>
        <TableSection
          columns={columns()}
          empty={t('desk.person.none')}
          rowKey={({ booked_at, event }) => `${booked_at} ${event}`}
          rows={desk.insurance_payouts}
          title={t('treasury.insurance.earlier')}
        />
      </div>
    </>
  );
}
