import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Disclosure } from '@/components/display/Disclosure';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { portfolioQuery } from '@/features/dashboard/queries';
import type { Row } from '@/lib/data/rows';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { wordOf } from '@/lib/i18n/word-of';
import { formatCents } from '@/lib/money/money';
import { myReferralsQuery, referralCodeQuery } from '../queries';
import { ReferralLink } from './ReferralLink';

type Referral = Row<'my_referrals'>;

function Reward({ row }: { row: Referral }) {
  if (row.pending_cents === 0) return <MoneyText cents={row.reward_cents} />;
  if (!row.pending_until) {
    const held = t('referrals.pendingIdentity', { amount: formatCents(row.pending_cents) });
    return <span className="text-muted-foreground">{held}</span>;
  }
  const values = { amount: formatCents(row.pending_cents), date: formatDate(row.pending_until) };
  return <span className="text-muted-foreground">{t('referrals.pending', values)}</span>;
}

const columns = (): Column<Referral>[] => [
  { title: t('profile.name'), phone: 'lead', cell: (row) => <FreeText>{row.name}</FreeText> },
  { title: t('referrals.level'), cell: (row) => row.level },
  {
    title: t('common.statusTitle'),
    phone: 'note',
    cell: (row) => <Badge variant="secondary">{wordOf('referrals.statuses', row.status)}</Badge>,
  },
  { title: t('referrals.date'), phone: 'end', cell: (row) => <DateText iso={row.registered_at} /> },
  { title: t('referrals.reward'), phone: 'side', align: 'end', cell: (row) => <Reward row={row} /> },
];

export function ReferPage() {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: code } = useSuspenseQuery(referralCodeQuery(user.id));
  const { data: rows } = useSuspenseQuery(myReferralsQuery(user.id));
  const { data: portfolio } = useSuspenseQuery(portfolioQuery(user.id));
  return (
    <>
      <PageHeader text={t('referrals.text')} title={t('referrals.title')} />
      <ReferralLink link={`${location.origin}/register?ref=${encodeURIComponent(code)}`} />
      <p className="text-muted-foreground mt-4 text-sm">{t('referrals.optional')}</p>
      <Disclosure>
        <p>{t('referrals.credited')}</p>
      </Disclosure>
      <section aria-labelledby="referred-title" className="mt-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-lg leading-tight font-semibold" id="referred-title">
            {t('referrals.referred')}
          </h2>
          <p className="text-muted-foreground text-sm">
            {t('referrals.earned')}{' '}
            <span className="text-foreground font-medium">
              <MoneyText cents={portfolio.referralBonusCents} />
            </span>
          </p>
        </div>
        <DataTable
          caption={t('referrals.caption')}
          columns={columns()}
          empty={<EmptyState text={t('referrals.emptyText')} title={t('referrals.empty')} />}
          rowKey={(row) => `${row.registered_at} ${row.name}`}
          rows={rows}
        />
      </section>
    </>
  );
}
