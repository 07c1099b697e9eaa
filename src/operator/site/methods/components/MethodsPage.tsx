import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { Modal } from '@/components/forms/Modal';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatDuration } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { type OperatorMethod, operatorMethodsQuery } from '../queries';
import { PaymentMethodForm, WithdrawalMethodForm } from './MethodForms';

type OnChange = ((method: OperatorMethod) => void) | undefined;

const name = (): Column<OperatorMethod> => ({
  key: 'name',
  title: t('operations.review.method'),
  cell: (method) => <FreeText>{method.name}</FreeText>,
});

const rest = (onChange: OnChange): Column<OperatorMethod>[] => [
  {
    key: 'waiting',
    title: t('offers.methods.waiting'),
    align: 'end',
    cell: (method) => <span className="tabular-nums">{method.waiting}</span>,
  },
  {
    key: 'state',
    title: t('operations.review.state'),
    cell: (method) =>
      method.in_use ? (
        <Badge tone="good">{t('offers.methods.inUse')}</Badge>
      ) : (
        <Badge>{t('offers.methods.outOfUse')}</Badge>
      ),
  },
  ...(onChange
    ? [
        {
          key: 'change',
          title: t('offers.change'),
          align: 'end' as const,
          isAction: true,
          cell: (method: OperatorMethod) => (
            <Button
              aria-label={t('offers.changeLabel', { name: method.name })}
              onClick={() => onChange(method)}
              size="sm"
              variant="outline"
            >
              {t('offers.change')}
            </Button>
          ),
        },
      ]
    : []),
];

const conditions = (): Column<OperatorMethod>[] => [
  {
    key: 'minimum',
    title: t('offers.methods.minimum'),
    align: 'end',
    cell: (method) => <MoneyText cents={method.min_cents ?? 0} />,
  },
  {
    key: 'duration',
    title: t('offers.methods.duration'),
    cell: (method) => formatDuration(method.duration ?? ''),
  },
];

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

/** The ways to pay in and out; admins take them into use and out of it. */
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
      <div className="grid gap-12">
        <Methods
          columns={[name(), ...rest(onChange)]}
          rows={methods.filter(({ kind }) => kind === 'payment')}
          title={t('offers.methods.payment')}
        />
        <Methods
          columns={[name(), ...conditions(), ...rest(onChange)]}
          rows={methods.filter(({ kind }) => kind === 'withdrawal')}
          title={t('offers.methods.withdrawal')}
        />
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
