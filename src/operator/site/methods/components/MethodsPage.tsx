import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Modal } from '@/components/forms/Modal';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { changeColumn } from '@/operator/kit/components/change-column';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { type OperatorMethod, operatorMethodsQuery } from '../queries';
import { Explorers } from './Explorers';
import { PaymentMethodForm, WithdrawalMethodForm } from './MethodForms';

type OnChange = ((method: OperatorMethod) => void) | undefined;

const name = (): Column<OperatorMethod> => ({
  phone: 'lead',
  title: t('common.method'),
  cell: (method) => <FreeText>{method.name}</FreeText>,
});

const rest = (onChange: OnChange): Column<OperatorMethod>[] => [
  {
    phone: 'none',
    title: t('offers.methods.waiting'),
    align: 'end',
    cell: (method) => <span className="tabular-nums">{method.waiting}</span>,
  },
  {
    phone: 'side',
    title: t('operations.review.state'),
    cell: (method) =>
      method.in_use ? (
        <Badge variant="default">{t('offers.methods.use')}</Badge>
      ) : (
        <Badge variant="secondary">{t('offers.methods.outOfUse')}</Badge>
      ),
  },
  ...changeColumn({
    onChange,
    phone: 'end',
    label: (method) => t('offers.changeLabel', { name: method.name }),
  }),
];

const conditions = (): Column<OperatorMethod>[] => [
  {
    phone: 'note',
    title: t('offers.methods.minimum'),
    align: 'end',
    cell: (method) => <MoneyText cents={method.min_cents ?? 0} />,
  },
  {
    phone: 'none',
    title: t('withdrawals.fee'),
    align: 'end',
    cell: (method) => <MoneyText cents={method.fee_cents ?? 0} />,
  },
  { phone: 'none', title: t('offers.methods.duration'), cell: (method) => formatDuration(method.duration ?? '') },
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

interface MethodsProps {
  title: string;
  columns: Column<OperatorMethod>[];
  rows: OperatorMethod[];
}

function Methods({ title, columns, rows }: MethodsProps) {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <DataTable caption={title} columns={columns} empty={null} rowKey={(row) => row.name} rows={rows} />
    </section>
  );
}

export function MethodsPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: methods } = useSuspenseQuery(operatorMethodsQuery);
  const [changing, setChanging] = useState<OperatorMethod>();
  const onChange = role === 'admin' ? setChanging : undefined;
  const close = () => setChanging(undefined);
  const current = methods.find(({ kind, name: one }) => kind === changing?.kind && one === changing.name);
  return (
    <>
      <PageHeader text={t('offers.methods.lead')} title={t('offers.methods.title')} />
      <OpenProposals kinds={['payment_method', 'withdrawal_method', 'explorer']} />
      <div className="grid gap-12">
        <Mismatches methods={methods} />
        <Methods
          columns={[name(), addresses(), ...rest(onChange)]}
          rows={methods.filter(({ kind }) => kind === 'payment')}
          title={t('operations.deposits.title')}
        />
        <Methods
          columns={[name(), ...conditions(), ...rest(onChange)]}
          rows={methods.filter(({ kind }) => kind === 'withdrawal')}
          title={t('offers.methods.withdrawal')}
        />
        <Explorers mayChange={role === 'admin'} />
      </div>
      {onChange ? null : <p className="text-muted-foreground mt-6 text-sm">{t('offers.adminOnly')}</p>}
      {current?.kind === 'payment' ? (
        <Modal
          description={current.in_use ? t('offers.methods.stopText') : t('offers.methods.startText')}
          onClose={close}
          title={t('offers.changeLabel', { name: current.name })}
        >
          <PaymentMethodForm method={current} onDone={close} />
        </Modal>
      ) : null}
      {current?.kind === 'withdrawal' ? (
        <Modal
          description={t('offers.methods.withdrawalText')}
          onClose={close}
          title={t('offers.changeLabel', { name: current.name })}
        >
          <WithdrawalMethodForm method={current} onDone={close} />
        </Modal>
      ) : null}
    </>
  );
}
