import { Exact } from '@/components/display/Exact';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { CopyButton } from '@/components/forms/CopyButton';
import { addressKind } from '@/lib/addresses/address-words';
import { checkAddress } from '@/lib/addresses/addresses';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { CaseHead } from '@/operator/cases/queue/components/CaseDialog';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import type { QueuedWithdrawal } from '../queries';

/** The memo of a payment on TON, without which an exchange cannot credit it. */
function Memo({ memo }: { memo: string | null }) {
  return (
    <>
      <h3 className="eyebrow mt-2">{t('operations.withdrawals.memo')}</h3>
      {memo === null ? (
        <p className="text-muted-foreground text-sm">{t('operations.withdrawals.noMemo')}</p>
      ) : (
        <>
          <Exact className="text-sm font-medium">{memo}</Exact>
          <CopyButton
            label={t('operations.withdrawals.copyMemo')}
            onCopied={() => toast.info(t('payments.wallet.memoCopied'))}
            value={memo}
          />
        </>
      )}
    </>
  );
}

/** Recipient, amount and address. Checks the address again, because the database does not verify its checksum. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { address, method } = withdrawal;
  const check = address === null ? undefined : checkAddress(method, address);
  return (
    <>
      <CaseHead
        email={withdrawal.investor_email}
        facts={[check?.ok ? addressKind(check, method) : method, formatExact(withdrawal.created_at)]}
        name={withdrawal.investor_name}
      />
      {withdrawal.fee_cents ? (
        <FactGrid
          items={[
            { name: t('withdrawals.fee'), value: <MoneyText cents={withdrawal.fee_cents} /> },
            {
              name: t('operations.withdrawals.pays'),
              value: <MoneyText className="text-xl font-medium" cents={withdrawal.pays_cents} />,
            },
          ]}
        />
      ) : null}
      <section className="grid justify-items-start gap-2">
        <h3 className="eyebrow">{t('payouts.addresses.address')}</h3>
        {address === null || !check ? (
          <p className="text-muted-foreground text-sm">{t('operations.withdrawals.addressHidden')}</p>
        ) : (
          <>
            <Exact className="text-sm font-medium">{address}</Exact>
            {check.ok ? (
              <CopyButton
                label={t('operations.withdrawals.copyAddress')}
                onCopied={() => toast.info(t('operations.withdrawals.addressCopied'))}
                value={address}
              />
            ) : (
              <NoticeBox tone="bad">{t('operations.withdrawals.addressWrong')}</NoticeBox>
            )}
            {check.ok && !check.hasChecksum ? (
              <p className="text-warning text-sm">{t('operations.withdrawals.addressUnchecked')}</p>
            ) : null}
            {method === 'TON' ? <Memo memo={withdrawal.memo} /> : null}
          </>
        )}
      </section>
    </>
  );
}
