import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Exact } from '@/components/display/Exact';
import { MoneyText } from '@/components/display/MoneyText';
import { ActionButton } from '@/components/forms/ActionButton';
import { FormButton } from '@/components/forms/FormDialog';
import { Modal } from '@/components/forms/Modal';
import { TitledSection } from '@/components/frame/TitledSection';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { type Chains, chainsQuery } from '@/operator/kit/chain-desk';
import { ChainHealth } from '@/operator/kit/components/ChainHealth';
import { changeColumn } from '@/operator/kit/components/change-column';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Step } from '@/operator/kit/components/Step';
import type { Proposal } from '@/operator/kit/proposals';
import { closeAccountMutation, confirmAccountMutation } from '../mutations';
import { AccountForm, NetworkForm } from './ChainForms';

type Network = Chains['networks'][number];
type Account = Chains['accounts'][number];

/** The second person's browser derives the addresses, too. */
function ConfirmAccount({ proposal }: { proposal: Proposal }) {
  const confirm = useMutation(confirmAccountMutation);
  return (
    <ActionButton
      onAct={async () => {
        await confirm.mutateAsync(proposal);
        toast.success(t('switches.confirmed'));
      }}
    >
      {t('chains.compare')}
    </ActionButton>
  );
}
const CONFIRMATIONS = { chain_account: ConfirmAccount };

function CloseAccount({ account }: { account: Account }) {
  const close = useMutation(closeAccountMutation);
  return (
    <Step
      about={account.first_address}
      done={t('chains.stopped')}
      label={t('chains.stop')}
      onConfirm={(reason) => close.mutateAsync({ account_id: account.id, reason })}
      size="sm"
      variant="destructive"
      withReason
    />
  );
}

function stateOf({ closed_at, effective_at, left, ends_soon }: Account): string {
  if (closed_at) return t('chains.closed', { date: formatExact(closed_at) });
  if (!effective_at) return t('overview.second');
  if (Date.parse(effective_at) > Date.now()) return t('chains.from', { date: formatExact(effective_at) });
  const number = formatNumber(left);
  return ends_soon ? t('chains.endsSoon', { number }) : t('chains.left', { number });
}

const networkColumns = (onChange: ((network: Network) => void) | undefined): Column<Network>[] => [
  { title: t('payments.review.network'), cell: ({ network }) => network },
  {
    title: t('common.statusTitle'),
    cell: (network) => (
      <span className="flex flex-wrap gap-2">
        <ChainHealth network={network} />
      </span>
    ),
  },
  { title: t('chains.confirmations'), align: 'end', cell: ({ confirmations }) => formatNumber(confirmations) },
  { title: t('chains.limit'), align: 'end', cell: ({ automatic_cents }) => <MoneyText cents={automatic_cents} /> },
  ...changeColumn({ onChange, label: ({ network }: Network) => t('chains.changeFor', { network }) }),
];

const code = (text: string) => <Exact>{text}</Exact>;

const accountColumns = (): Column<Account>[] => [
  { title: t('payments.review.network'), cell: ({ network }) => network },
  { title: t('chains.first'), cell: ({ first_address }) => code(first_address) },
  { title: t('common.statusTitle'), cell: stateOf },
  {
    title: t('chains.stop'),
    align: 'end',
    isAction: true,
    cell: (account) => (account.closed_at ? null : <CloseAccount account={account} />),
  },
];

const person = (id: string) => (
  <Link className="link" search={{ id }} to="/operator/person">
    {t('desk.person.title')}
  </Link>
);

const outgoingColumns = (): Column<Chains['outgoing'][number]>[] => [
  { title: t('common.date'), cell: ({ seen_at }) => <DateText iso={seen_at} /> },
  { title: t('common.amount'), align: 'end', cell: ({ coins, network }) => `${coins} (${network})` },
  { title: t('deposits.naming.title'), cell: ({ transaction_id }) => code(transaction_id) },
];

const unmatchedColumns = (): Column<Chains['unmatched'][number]>[] => [
  ...outgoingColumns(),
  {
    title: t('operations.review.reason'),
    cell: ({ outcome }) => (outcome ? t(`chains.outcomes.${outcome}`) : t('deposits.chain.waiting')),
  },
  { title: t('desk.person.title'), isAction: true, cell: ({ investor_id }) => person(investor_id) },
];

const reversedColumns = (): Column<Chains['reversed'][number]>[] => [
  { title: t('common.date'), cell: ({ seen_at }) => <DateText iso={seen_at} /> },
  { title: t('common.amount'), align: 'end', cell: ({ amount_cents }) => <MoneyText cents={amount_cents} /> },
  {
    title: t('chains.receivable'),
    align: 'end',
    cell: ({ receivable_cents }) => <MoneyText cents={receivable_cents ?? 0} />,
  },
  { title: t('desk.person.title'), isAction: true, cell: ({ investor_id }) => person(investor_id) },
];

type Findings<Row> = { title: string } & Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rowKey' | 'rows'>;

function Findings<Row>({ title, ...table }: Findings<Row>) {
  if (table.rows.length === 0) return null;
  return (
    <>
      <h3 className="font-medium">{title}</h3>
      <DataTable caption={title} empty={null} {...table} />
    </>
  );
}

/** Deposits that are read from chains: networks, accounts of wallets, and what was credited to no one. */
export function ChainDesk() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data } = useSuspenseQuery(chainsQuery);
  const [changing, setChanging] = useState<Network>();
  const mayChange = role !== 'reviewer';
  return (
    <TitledSection className="mt-12" lead={t('chains.lead')} title={t('chains.title')}>
      <OpenProposals confirmations={CONFIRMATIONS} kinds={['chain_account', 'chain_network']} />
      <DataTable
        caption={t('chains.title')}
        columns={networkColumns(mayChange ? setChanging : undefined)}
        empty={null}
        rowKey={({ id }) => id}
        rows={data.networks}
      />
      <DataTable
        caption={t('chains.accounts')}
        columns={accountColumns()}
        empty={null}
        rowKey={({ id }) => id}
        rows={data.accounts}
      />
      {mayChange ? (
        <div className="flex">
          <FormButton label={t('chains.propose')} size="sm" variant="outline">
            {(done) => <AccountForm networks={data.networks} onDone={done} />}
          </FormButton>
        </div>
      ) : null}
      <Findings
        columns={unmatchedColumns()}
        rowKey={({ id }) => id}
        rows={data.unmatched}
        title={t('chains.unmatched')}
      />
      <Findings columns={outgoingColumns()} rowKey={({ id }) => id} rows={data.outgoing} title={t('chains.outgoing')} />
      <Findings
        columns={reversedColumns()}
        rowKey={({ deposit_id }) => deposit_id}
        rows={data.reversed}
        title={t('chains.reversed')}
      />
      {changing ? (
        <Modal onClose={() => setChanging(undefined)} title={t('chains.changeFor', { network: changing.network })}>
          <NetworkForm network={changing} onDone={() => setChanging(undefined)} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
