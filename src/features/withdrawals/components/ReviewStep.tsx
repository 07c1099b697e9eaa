import { useQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Disclosure } from '@/components/display/Disclosure';
import { Exact } from '@/components/display/Exact';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { takesFocus } from '@/components/forms/Focused';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { ProofFields } from '@/features/auth/components/ProofFields';
import { NO_PROOF, PROOF_FIELDS, proofSchema, useProof } from '@/features/auth/proof';
import type { WithdrawalMethod } from '@/features/dashboard/withdrawal-methods';
import { addressKind } from '@/lib/addresses/address-words';
import { checkAddress } from '@/lib/addresses/addresses';
import type { Client } from '@/lib/data/supabase';
import { formatExact } from '@/lib/dates';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCoins } from '@/lib/money/coins';
import { formatCents } from '@/lib/money/money';
import { withdrawalTermsQuery } from '../queries';
import { takesMemo } from '../schema';
import { AddressGroups } from './AddressGroups';
import { ExpectedTime } from './ExpectedTime';

interface ReviewStepProps {
  method: WithdrawalMethod;
  address: string;
  memo: string;
  amountCents: number;
  failure: string | undefined;
  /** Sent before, so its amount may already be reserved. */
  isSent: boolean;
  onBack: () => void;
  onSend: (client: Client) => Promise<void>;
  isSending: boolean;
}

export function ReviewStep(props: ReviewStepProps) {
  const { method, address, memo, amountCents, failure, isSent, onBack, onSend, isSending } = props;
  const { user } = useRouteContext({ from: '/_account' });
  // Once sent, the balance may already exclude the amount.
  const { data: terms } = useQuery({
    ...withdrawalTermsQuery(user.id, method.name, amountCents, address, memo),
    enabled: !isSent,
  });
  const proof = useProof(user);
  const form = useZodForm(proofSchema(proof), NO_PROOF);
  const check = checkAddress(method.name, address);
  return (
    <Form blame={PROOF_FIELDS} className="grid gap-5" form={form} onSubmit={(values) => proof.prove(values, onSend)}>
      <div className="outline-none" {...takesFocus}>
        <Facts>
          <Fact name={t('common.amount')}>
            <MoneyText cents={amountCents} className="text-base font-medium" />
            {terms?.coins ? (
              <span className="text-muted-foreground block">≈ {formatCoins(terms.coins, terms.coin)}</span>
            ) : null}
          </Fact>
          {terms?.fee_cents ? (
            <>
              <Fact name={t('payments.review.fee')}>
                <MoneyText cents={terms.fee_cents} />
              </Fact>
              <Fact name={t('payments.review.pays')}>
                <MoneyText cents={terms.pays_cents} className="text-base font-medium" />
              </Fact>
            </>
          ) : null}
          <Fact name={t('payouts.addresses.address')}>
            <AddressGroups address={address} />
          </Fact>
          {takesMemo(method.name) ? (
            <Fact name={t('payments.wallet.memo')}>
              {memo ? <Exact>{memo}</Exact> : <span className="text-warning">{t('withdrawing.noMemo')}</span>}
            </Fact>
          ) : null}
          <Fact name={t('payments.review.network')}>{check.ok ? addressKind(check, method.name) : method.name}</Fact>
          {isSent && !isSending ? null : (
            <Fact name={t('payments.review.remains')}>{terms ? <MoneyText cents={terms.remaining_cents} /> : '…'}</Fact>
          )}
          <Fact name={t('payments.review.expected')}>
            <ExpectedTime duration={method.duration} from={terms?.wait ? terms.payable_from : undefined} />
          </Fact>
        </Facts>
      </div>
      <p className="text-warning text-sm">{t('payments.review.compare')}</p>
      {check.ok && !check.hasChecksum ? <NoticeBox tone="wait">{t('withdrawing.noChecksum')}</NoticeBox> : null}
      {terms?.wait ? (
        <p className="text-warning text-sm">{t('payouts.nextWait', { date: formatExact(terms.payable_from) })}</p>
      ) : null}
      <ProofFields proof={proof} />
      <Disclosure>
        <p>{t('withdrawing.nextHold', { amount: formatCents(amountCents) })}</p>
        <p>{t('withdrawing.nextReview')}</p>
        <p>{t('withdrawing.nextPay', { amount: terms ? formatCents(terms.pays_cents) : '…' })}</p>
        {proof.asksPassword ? (
          <Link className="link justify-self-start" search={{ tab: 'security' }} to="/account">
            {t('factors.invite')}
          </Link>
        ) : null}
      </Disclosure>
      {failure ? <NoticeBox tone="bad">{failure}</NoticeBox> : null}
      <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
        <Button disabled={form.formState.isSubmitting} onClick={onBack} variant="outline">
          {t('payments.review.back')}
        </Button>
        <SubmitButton pending={!proof.isReady}>{t('payments.review.send')}</SubmitButton>
      </div>
    </Form>
  );
}
