import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { PageHeader } from '@/components/frame/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Person } from '@/operator/kit/components/Person';
import { type Operator, operatorsQuery } from '@/operator/kit/operators';
import { roleWord } from '@/operator/kit/roles';
import { Limits } from './Limits';
import { TimeLimits } from './TimeLimits';

const columns = (): Column<Operator>[] => [
  {
    title: t('desk.person.title'),
    cell: (row) => (
      <Link className="link" search={{ id: row.user_id }} to="/operator/person">
        <Person email={row.email} name={row.name} />
      </Link>
    ),
  },
  { title: t('treasury.roles.role'), cell: (row) => roleWord(row.role) },
  { title: t('treasury.roles.since'), cell: (row) => <DateText iso={row.role_since} /> },
];

export function RolesPage() {
  const { data: operators } = useSuspenseQuery(operatorsQuery);
  return (
    <>
      <PageHeader text={t('treasury.roles.lead')} title={t('treasury.roles.title')} />
      <OpenProposals kinds={['role', 'limit']} />
      <DataTable
        caption={t('treasury.roles.title')}
        columns={columns()}
        empty={null}
        rowKey={({ user_id }) => user_id}
        rows={operators}
      />
      <p className="text-muted-foreground mt-6 text-sm">
        {t('offers.adminOnly')} {t('roles.rule')}
      </p>
      <Limits />
      <TimeLimits />
    </>
  );
}
