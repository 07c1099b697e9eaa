import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { Form, FormFailure } from '@/components/forms/Form';
import { Dialog, DialogClose, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import { readErrorMessage } from '@/lib/data/errors';
import { formatDate } from '@/lib/dates';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents } from '@/lib/money/money';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { boundsFault, investSchema } from '../amount';
import { topUpMutation } from '../mutations';
import { type TopUpTerms, topUpTermsQuery } from '../queries';
import { type Intent, useIntent, useSending } from '../use-intent';
import { SendButton } from './SendButton';

export function TopUpDialog({ packageId, plan, isOffered }: { packageId: string; plan: string; isOffered: boolean }) {
  const intent = useIntent();
  return (
    <Dialog {...intent.dialog}>
      {/* The lost top-up may be the package's last. */}
      {isOffered || intent.dialog.open || intent.isUnanswered ? (
        <DialogTrigger asChild>
          <Button size="sm" variant="outline">
            {t('investments.positions.topUp')}
            <span className="sr-only">: {plan}</span>
          </Button>
        </DialogTrigger>
      ) : null}
      <DialogBox title={t('topUp.title', { plan })}>
        <TopUpForm intent={intent} packageId={packageId} />
      </DialogBox>
    </Dialog>
  );
}

function TopUpForm({ packageId, intent }: { packageId: string; intent: Intent }) {
  const { requestId, isUnanswered } = intent;
  const { user } = useRouteContext({ from: '/_account' });
  const { send, isEarlier, goToDeposit, isMounted } = useSending(intent);
  const topUp = useMutation(topUpMutation);
  const form = useZodForm(investSchema, { cents: '' }, { mode: 'onChange' });
  const cents = parseCents(useWatch({ control: form.control, name: 'cents' }));
  const terms = useQuery(topUpTermsQuery(user.id, packageId, cents ?? null));
  const failure = form.formState.errors.root;
  const isCurrent = terms.data !== null && terms.data !== undefined && !terms.isPlaceholderData;
  const current = terms.data ?? undefined;
  // A request may have used up the room itself.
  const mayHaveArrived = isUnanswered || topUp.isPending;
  const fault = boundsFault(
    current && isCurrent && !mayHaveArrived ? { refusal: current.refusal, max_cents: current.room_cents } : undefined,
  );
  const add = async ({ cents: amountCents }: { cents: number }) => {
    const added = await send(() => topUp.mutateAsync({ packageId, amountCents, requestId }));
    if (added === undefined) return;
    intent.renew();
    intent.setIsUnanswered(false);
    toast.success(t('topUp.done'));
    if (isMounted()) intent.close();
  };
  const isOver = current?.refusal === 'package_ended' || current?.refusal === 'too_many_top_ups';
  return (
    <Form className="grid gap-5" failsInside form={form} onSubmit={add}>
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
