import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { t } from '@/lib/i18n/i18n';
import { Step } from '@/operator/kit/components/Step';
import { applyWalletMutation, approveWalletMutation, cancelWalletMutation } from '../mutations';
import type { Wallet, WalletChange } from '../queries';
import { WalletChangeFacts } from './WalletChangeFacts';

/** Whether a change can be applied now: going live applies main-network addresses itself. */
export function isApplicable(wallet: Wallet, change: WalletChange): boolean {
  return change.due === true && change.new_network === wallet.siteNetwork;
}

export function WalletChangeSteps({ wallet, change }: { wallet: Wallet; change: WalletChange }) {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const approve = useMutation(approveWalletMutation);
  const apply = useMutation(applyWalletMutation);
  const cancel = useMutation(cancelWalletMutation);
  const { coin, delay_hours: hours } = wallet;
  const { change_id: proposal_id } = change;
  const mayChange = role !== 'reviewer';
  const isOwn = change.proposed_by === user.id;
  const facts = <WalletChangeFacts change={change} wallet={wallet} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {mayChange && !isOwn && change.approved_at === null ? (
        <Step
          done={t('settings.wallets.approved', { hours })}
          label={t('operations.review.approve')}
          onConfirm={() => approve.mutateAsync({ proposal_id })}
          text={t('settings.wallets.approveText', { hours })}
          title={t('settings.wallets.approveTitle', { coin })}
        >
          {facts}
        </Step>
      ) : null}
      {mayChange && isApplicable(wallet, change) ? (
        <Step
          done={t('settings.wallets.applied', { coin })}
          label={t('settings.wallets.apply')}
          onConfirm={() => apply.mutateAsync({ proposal_id })}
          text={t('settings.wallets.applyText')}
          title={t('settings.wallets.applyTitle', { coin })}
        >
          {facts}
        </Step>
      ) : null}
      <Step
        done={t('roles.stopped')}
        label={t('switches.cancel')}
        onConfirm={(reason) => cancel.mutateAsync({ proposal_id, reason })}
        title={t('settings.wallets.cancelTitle', { coin })}
        variant="destructive"
        withReason
      />
      {isOwn && change.approved_at === null ? (
        <p className="text-muted-foreground text-sm">{t('settings.wallets.own')}</p>
      ) : null}
    </div>
  );
}
