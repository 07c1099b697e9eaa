import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { Form, FormFailure } from '@/components/forms/Form';
import { Dialog, DialogClose, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import { isUnclear, readErrorMessage, toAppError } from '@/lib/data/errors';
import { formatDate } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents } from '@/lib/money/money';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { boundsFault, investSchema } from '../amount';
import { topUpMutation } from '../mutations';
import { type TopUpTerms, topUpTermsQuery } from '../queries';
import { SendButton } from './SendButton';

interface TopUpDialogProps {
  packageId: string;
  plan: string;
  isOffered: boolean;
}

export function TopUpDialog({ packageId, plan, isOffered }: TopUpDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // Outlives the dialog: the lost top-up may be the package's last.
  const [isUnanswered, setIsUnanswered] = useState(false);
  // Outlives the dialog, as for a purchase.
  const [requestId, setRequestId] = useState(() => newId());
  return (
    <Dialog onOpenChange={(open) => setIsOpen(open || isSending)} open={isOpen}>
      {isOffered || isOpen || isUnanswered ? (
        <DialogTrigger asChild>
          <Button size="sm" variant="outline">
            {t('investments.positions.topUp')}
            <span className="sr-only">: {plan}</span>
          </Button>
        </DialogTrigger>
      ) : null}
      <DialogBox title={t('topUp.title', { plan })}>
        <TopUpForm
          isUnanswered={isUnanswered}
          onDone={() => setIsOpen(false)}
          onNewIntent={() => setRequestId(newId())}
          onSending={setIsSending}
          onUnanswered={setIsUnanswered}
          packageId={packageId}
          requestId={requestId}
        />
      </DialogBox>
    </Dialog>
  );
}

interface TopUpFormProps {
  packageId: string;
  requestId: string;
  /** Sent without a clear response. */
  isUnanswered: boolean;
  onUnanswered: (isUnanswered: boolean) => void;
  onNewIntent: () => void;
  onDone: () => void;
  onSending: (isSending: boolean) => void;
}

function TopUpForm(props: TopUpFormProps) {
  const { packageId, requestId, isUnanswered, onUnanswered, onNewIntent, onDone, onSending } = props;
  const { user } = useRouteContext({ from: '/_account' });
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const topUp = useMutation(topUpMutation);
  const form = useZodForm(investSchema, { cents: '' }, { mode: 'onChange' });
  const cents = parseCents(useWatch({ control: form.control, name: 'cents' }));
  const terms = useQuery(topUpTermsQuery(user.id, packageId, cents ?? null));
  const failure = form.formState.errors.root;
  const [isEarlier, setIsEarlier] = useState(false);
  const isCurrent = terms.data !== null && terms.data !== undefined && !terms.isPlaceholderData;
  const current = terms.data ?? undefined;
  // A request may have used up the room itself.
  const mayHaveArrived = isUnanswered || topUp.isPending;
  const fault = boundsFault(
    current && isCurrent && !mayHaveArrived ? { refusal: current.refusal, max_cents: current.room_cents } : undefined,
  );
  const goToDeposit = async () => {
    toast.error(t('errors.insufficient_funds'));
    if (isMounted()) await navigate({ to: '/deposit' });
  };
  const send = async ({ cents: amountCents }: { cents: number }) => {
    onSending(true);
    setIsEarlier(false);
    try {
      await topUp.mutateAsync({ packageId, amountCents, requestId });
    } catch (error) {
      const { code } = toAppError(error);
      onUnanswered(isUnclear(error));
      if (code === 'request_id_reused') {
        setIsEarlier(true);
        return onNewIntent();
      }
      if (code === 'insufficient_funds') return await goToDeposit();
      throw error;
    } finally {
      onSending(false);
    }
    onNewIntent();
    onUnanswered(false);
    toast.success(t('topUp.done'));
    if (isMounted()) onDone();
  };
  const isOver = current?.refusal === 'package_ended' || current?.refusal === 'too_many_top_ups';
  return (
    <Form className="grid gap-5" failsInside form={form} onSubmit={send}>
      <AmountField
        control={form.control}
        error={fault}
        hint={current ? roomWords(current) : null}
        label={t('common.amount')}
        name="cents"
      />
      <TopUpFacts error={terms.error} isUnanswered={isUnanswered} terms={terms.data} />
      {current ? (
        <p className="text-muted-foreground text-sm">{t('topUp.text', { date: formatDate(current.matures_at) })}</p>
      ) : null}
      {isOver && !failure && !mayHaveArrived ? (
        <NoticeBox tone="bad">
          {t(current.refusal === 'package_ended' ? 'errors.package_ended' : 'errors.too_many_top_ups')}
        </NoticeBox>
      ) : null}
      <FormFailure>{() => <p>{t('topUp.retrySafe')}</p>}</FormFailure>
      {isEarlier ? <NoticeBox tone="wait">{t('topUp.earlierArrived')}</NoticeBox> : null}
      <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
        <DialogClose asChild>
          <Button variant="outline">{t('common.cancel')}</Button>
        </DialogClose>
        <SendButton
          isPending={topUp.isPending}
          isReady={isCurrent && cents !== undefined && !fault && (!isOver || isUnanswered)}
          isShort={current?.refusal === 'insufficient_funds' && isCurrent && !isUnanswered}
          label={t('topUp.submit', { amount: formatCents(cents ?? 0) })}
          onShort={goToDeposit}
        />
      </div>
    </Form>
  );
}

const roomWords = ({ room_cents, spendable_cents, top_ups_left }: TopUpTerms) =>
  t('topUp.room', {
    room: formatCents(room_cents),
    available: formatCents(spendable_cents),
    number: formatNumber(top_ups_left),
  });

interface TopUpFactsProps {
  terms: TopUpTerms | null | undefined;
  error: Error | null;
  /** Sent; the balance may already exclude it. */
  isUnanswered: boolean;
}

function TopUpFacts({ terms, error, isUnanswered }: TopUpFactsProps) {
  if (terms === undefined)
    return error ? <NoticeBox tone="bad">{readErrorMessage(error)}</NoticeBox> : <SkeletonRows />;
  if (terms === null) return <NoticeBox tone="bad">{t('errors.not_found')}</NoticeBox>;
  return (
    <Facts>
      <Fact name={t('balances.before')}>
        <MoneyText cents={terms.balance_cents} />
      </Fact>
      {isUnanswered ? null : (
        <Fact name={t('balances.after')}>
          {terms.remaining_cents === null ? '–' : <MoneyText cents={terms.remaining_cents} />}
        </Fact>
      )}
      <Fact name={terms.remaining_cents === null ? t('topUp.now') : t('topUp.after')}>
        <MoneyText cents={terms.held_cents} className="font-medium" />
      </Fact>
      <Fact name={t('purchase.until')}>{formatDate(terms.matures_at)}</Fact>
    </Facts>
  );
}
