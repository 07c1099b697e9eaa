import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { ChangeTable } from '@/operator/kit/components/ChangeTable';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { type OperatorMethod, operatorMethodsQuery } from '../queries';
import { Explorers } from './Explorers';
import { PaymentMethodForm, WithdrawalMethodForm } from './MethodForms';

const name = (): Column<OperatorMethod> => ({
  phone: 'lead',
  title: t('common.method'),
  cell: (method) => <FreeText>{method.name}</FreeText>,
});

const rest = (): Column<OperatorMethod>[] => [
  {
    phone: 'none',
    title: t('overview.waiting'),
    align: 'end',
    cell: (method) => <span className="tabular-nums">{method.waiting}</span>,
  },
  {
    phone: 'side',
    title: t('common.statusTitle'),
    cell: (method) =>
      method.in_use ? (
        <Badge variant="default">{t('offers.methods.use')}</Badge>
      ) : (
        <Badge variant="secondary">{t('offers.methods.outOfUse')}</Badge>
      ),
  },
];

const conditions = (): Column<OperatorMethod>[] => [
  {
    phone: 'note',
    title: t('withdrawing.minimum'),
    align: 'end',
    cell: (method) => <MoneyText cents={method.min_cents ?? 0} />,
  },
  {
    phone: 'none',
    title: t('withdrawals.fee'),
    align: 'end',
    cell: (method) => <MoneyText cents={method.fee_cents ?? 0} />,
  },
  { phone: 'none', title: t('payments.review.expected'), cell: (method) => formatDuration(method.duration ?? '') },
];

const addresses = (): Column<OperatorMethod> => ({
  phone: 'note',
  title: t('offers.methods.addresses'),
  cell: ({ paid_on }) =>
    paid_on && paid_on.length > 0 ? (
      paid_on.join(', ')
    ) : (
      <span className="text-muted-foreground">{t('settings.wallets.none')}</span>
    ),
});

/** Warns of methods that do not match: money that cannot come in, or cannot go out the way it came. */
function Mismatches({ methods }: { methods: readonly OperatorMethod[] }) {
  const faulty = methods.filter(({ fault }) => fault !== null);
  if (faulty.length === 0) return null;
  return (
    <NoticeBox title={t('offers.methods.mismatches')} tone="wait">
      <ul className="grid gap-1">
        {faulty.map(({ kind, name: method, fault }) =>
          fault ? <li key={`${kind} ${method}`}>{t(`offers.methods.faults.${fault}`, { method })}</li> : null,
        )}
      </ul>
      <Link className="link mt-1 justify-self-start" to="/operator/wallets">
        {t('settings.wallets.title')}
      </Link>
    </NoticeBox>
  );
}

export function MethodsPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: methods } = useSuspenseQuery(operatorMethodsQuery);
  const mayChange = role === 'admin';
  const table = {
    label: ({ name: method }: OperatorMethod) => t('offers.changeLabel', { name: method }),
    mayChange,
    phone: 'end',
    rowKey: (row: OperatorMethod) => row.name,
  } as const;
  return (
    <>
      <PageHeader text={t('offers.methods.lead')} title={t('offers.methods.title')} />
      <OpenProposals kinds={['payment_method', 'withdrawal_method', 'explorer']} />
      <div className="grid gap-12">
        <Mismatches methods={methods} />
        <ChangeTable
          {...table}
          columns={[name(), addresses(), ...rest()]}
          describe={(method) => t(method.in_use ? 'offers.methods.stopText' : 'offers.methods.startText')}
          rows={methods.filter(({ kind }) => kind === 'payment')}
          title={t('operations.deposits.title')}
        >
          {(opened, _current, onDone) => <PaymentMethodForm method={opened} onDone={onDone} />}
        </ChangeTable>
        <ChangeTable
          {...table}
          columns={[name(), ...conditions(), ...rest()]}
          describe={() => t('offers.methods.withdrawalText')}
          rows={methods.filter(({ kind }) => kind === 'withdrawal')}
          title={t('operations.withdrawals.title')}
        >
          {(opened, current, onDone) => <WithdrawalMethodForm current={current} method={opened} onDone={onDone} />}
        </ChangeTable>
        <Explorers mayChange={mayChange} />
      </div>
      {mayChange ? null : <p className="text-muted-foreground mt-6 text-sm">{t('offers.adminOnly')}</p>}
    </>
  );
}
