import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Exact } from '@/components/display/Exact';
import { FormButton } from '@/components/forms/FormDialog';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Badge } from '@/components/ui/badge';
import { formatDate, formatExact } from '@/lib/dates';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { type Wallet, type WalletChange, operatorWalletsQuery } from '../queries';
import { formatUntil } from '../until';
import { WalletChangeFacts } from './WalletChangeFacts';
import { WalletChangeSteps, isApplicable } from './WalletChangeSteps';
import { WalletProposalForm } from './WalletProposalForm';

function stateOf(wallet: Wallet, change: WalletChange): string {
  if (change.effective_at === null) return t('overview.second');
  if (change.due !== true) {
    const date = formatExact(change.effective_at);
    return t('settings.wallets.until', { date, left: formatUntil(change.effective_at) });
  }
  return isApplicable(wallet, change) ? t('settings.wallets.ready') : t('settings.wallets.readyLive');
}

function Change({ wallet, change }: { wallet: Wallet; change: WalletChange }) {
  return (
    <div className="border-warning order-last col-span-full grid gap-4 border-s-2 ps-4">
      <Badge className="justify-self-start whitespace-normal" variant="outline">
        {stateOf(wallet, change)}
      </Badge>
      <WalletChangeFacts change={change} wallet={wallet} />
      <div className="grid gap-1 text-sm">
        <p className="justify-self-start" dir="auto">
          {change.reason}
        </p>
        <p className="text-muted-foreground">
          {t('settings.wallets.proposedBy', { name: change.proposed_by_name, date: formatExact(change.proposed_at) })}
        </p>
        {change.approved_at === null ? null : (
          <p className="text-muted-foreground">
            {t('settings.wallets.approvedBy', {
              name: change.approved_by_name ?? '',
              date: formatExact(change.approved_at),
            })}
          </p>
        )}
        <Link className="link justify-self-start" search={{ subject: change.change_id }} to="/operator/audit">
          {t('treasury.audit.title')}
        </Link>
      </div>
      <WalletChangeSteps change={change} wallet={wallet} />
    </div>
  );
}

function WalletItem({ wallet, mayChange, ids }: { wallet: Wallet; mayChange: boolean; ids: RequestIds }) {
  const { coin, chain, address, address_name, network, memo, changed_at, change } = wallet;
  const title = t(address === null ? 'settings.wallets.proposeFirstFor' : 'settings.wallets.proposeFor', { coin });
  return (
    <li>
      <article
        aria-label={coin}
        className="bg-surface grid items-center gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-[18rem_minmax(0,1fr)_auto]"
      >
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="grid gap-0.5">
            <h2 className="font-medium">{coin}</h2>
            <p className="text-muted-foreground text-[0.8125rem]" dir="auto">
              {address_name ?? chain}
            </p>
          </div>
          {network === null ? (
            <Badge variant="secondary">{t('settings.wallets.none')}</Badge>
          ) : (
            <Badge variant={network === 'main' ? 'secondary' : 'outline'}>
              {t(network === 'main' ? 'deposits.network.main' : 'deposits.network.test')}
            </Badge>
          )}
        </div>
        {address === null ? (
          <p className="text-muted-foreground text-sm">{t('settings.wallets.noneText')}</p>
        ) : (
          <div className="grid gap-1">
            <Exact className="justify-self-start text-sm select-all">{address}</Exact>
            {memo === null ? null : (
              <p className="text-sm">
                {t('operations.withdrawals.memo')}: <Exact>{memo}</Exact>
              </p>
            )}
            <p className="text-muted-foreground text-[0.8125rem]">
              {t('settings.wallets.since', { date: formatDate(changed_at) })}
            </p>
          </div>
        )}
        {change ? <Change change={change} key={change.change_id} wallet={wallet} /> : null}
        <div className="empty:hidden">
          <FormButton
            label={t(address === null ? 'settings.wallets.proposeFirst' : 'settings.wallets.propose')}
            aria-label={title}
            isHidden={!mayChange || change !== null}
            size="sm"
            title={title}
            variant="outline"
          >
            {(onDone) => <WalletProposalForm ids={ids} onDone={onDone} wallet={wallet} />}
          </FormButton>
        </div>
      </article>
    </li>
  );
}

export function WalletsPage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: wallets } = useSuspenseQuery(operatorWalletsQuery);
  // A wallet has at most one open change.
  const ids = useRequestIds({ state: wallets.map(({ change }) => change?.change_id).join(' ') });
  const mayChange = role !== 'reviewer';
  return (
    <>
      <PageHeader
        action={
          <Link className="link text-sm" search={{ action: 'proposal_applied' }} to="/operator/audit">
            {t('settings.wallets.earlier')}
          </Link>
        }
        text={t('settings.wallets.lead', { hours: wallets[0]?.delay_hours ?? '' })}
        title={t('settings.wallets.title')}
      />
      {mayChange ? null : <p className="text-muted-foreground mb-6 text-sm">{t('offers.exchanges.who')}</p>}
      {wallets.length === 0 ? <EmptyState title={t('settings.wallets.empty')} /> : null}
      <ul className="bg-border grid gap-px overflow-hidden rounded-lg border empty:hidden">
        {wallets.map((wallet) => (
          <WalletItem ids={ids} key={wallet.id} mayChange={mayChange} wallet={wallet} />
        ))}
      </ul>
    </>
  );
}
