import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { PlanMeaning } from '@/components/display/PlanMeaning';
import { AmountField } from '@/components/forms/AmountField';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { errorMessage, isUnclear, toAppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { amountFault, useTypedAmount } from '../amount';
import { investMutation } from '../mutations';
import { type Plan, positionsQuery, type PurchaseTerms, purchaseTermsQuery } from '../queries';
import { PurchaseFacts } from './PurchaseFacts';
import { SendButton } from './SendButton';

/** The button that starts a plan, and the dialog that says what that means before it happens. */
export function InvestDialog({ plan, isDisabled }: { plan: Plan; isDisabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // Outlives the dialog: who closes it after a lost answer and tries again still means the one purchase.
  const [requestId, setRequestId] = useState(() => newId());
  const [isUnanswered, setIsUnanswered] = useState(false);
  return (
    // An answer that is still on its way must find its dialog.
    <Dialog onOpenChange={(open) => setIsOpen(open || isSending)} open={isOpen}>
      <DialogTrigger asChild>
        <Button className="mt-auto" disabled={isDisabled} variant="outline">
          {t('investments.start')}
          <span className="sr-only">
            : <bdi lang="en">{plan.title}</bdi>
          </span>
        </Button>
      </DialogTrigger>
      <DialogContent title={t('purchase.title', { plan: plan.title })}>
        <Confirmation
          isUnanswered={isUnanswered}
          onNewIntent={() => setRequestId(newId())}
          onSending={setIsSending}
          onUnanswered={setIsUnanswered}
          plan={plan}
          requestId={requestId}
        />
      </DialogContent>
    </Dialog>
  );
}

/** What differs from what the person has agreed to. */
function changeOf(now: PurchaseTerms, agreed: PurchaseTerms): 'price' | 'term' | 'bonus' | undefined {
  if (now.min_cents !== agreed.min_cents) return 'price';
  if (now.term !== agreed.term) return 'term';
  return now.profit_bonus_bp === agreed.profit_bonus_bp ? undefined : 'bonus';
}

interface ConfirmationProps {
  plan: Plan;
  requestId: string;
  /** It was sent, and no clear answer has come. */
  isUnanswered: boolean;
  onUnanswered: (isUnanswered: boolean) => void;
  /** What is sent from now on is another request than before. */
  onNewIntent: () => void;
  onSending: (isSending: boolean) => void;
}

function Confirmation(props: ConfirmationProps) {
  const { plan, requestId, isUnanswered, onUnanswered, onNewIntent, onSending } = props;
  const { user } = useRouteContext({ from: '/_account' });
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const invest = useMutation(investMutation);
  const { typed, setTyped, cents } = useTypedAmount();
  const terms = useQuery(purchaseTermsQuery(user.id, plan.id, cents ?? null));
  const [failure, setFailure] = useState<string>();
  // What was there when the dialog opened: on other terms nothing is bought before the person agrees.
  const [agreed, setAgreed] = useState(terms.data);
  if (!agreed && terms.data) setAgreed(terms.data);
  const current = terms.data ?? agreed ?? undefined;
  const change = current && agreed ? changeOf(current, agreed) : undefined;
  const minimum = agreed?.min_cents ?? plan.min_cents;
  const amount = typed === undefined ? minimum : cents;
  // What is on its way, or was sent before, may have used up the room itself.
  const mayHaveArrived = isUnanswered || invest.isPending;
  const fault = amountFault(typed, terms.isPlaceholderData || mayHaveArrived ? undefined : current);
  const positions = useSuspenseQuery(positionsQuery(user.id)).data;
  // The packages that the person could see when deciding.
  const [known] = useState(() => new Set(positions.map(({ id }) => id)));
  const [isEarlier, setIsEarlier] = useState(false);
  const isElsewhere = !invest.isPending && positions.some(({ id }) => id !== null && !known.has(id));
  const goToDeposit = async () => {
    toast.error(t('errors.insufficient_funds'));
    if (isMounted()) await navigate({ to: '/deposit' });
  };
  const foundEarlier = () => {
    setIsEarlier(true);
    onUnanswered(false);
    onNewIntent();
  };
  const submit = useSubmit(async () => {
    if (!agreed || amount === undefined) return;
    onSending(true);
    setFailure(undefined);
    setIsEarlier(false);
    try {
      const bought = await invest.mutateAsync({
        userId: user.id,
        planId: plan.id,
        amountCents: amount,
        requestId,
        agreed,
      });
      if (known.has(bought.id)) return foundEarlier();
    } catch (error) {
      const { code } = toAppError(error);
      onUnanswered(isUnclear(error));
      // The earlier attempt was for another amount.
      if (code === 'request_id_reused') return foundEarlier();
      if (code === 'insufficient_funds') return await goToDeposit();
      return setFailure(errorMessage(error));
    } finally {
      onSending(false);
    }
    toast.info(
      t('investments.submitted'),
      t('investments.bought', { plan: plan.title, amount: formatCents(amount) }),
    );
    if (isMounted()) await navigate({ to: '/dashboard' });
  });
  const bounds = { ...plan, ...current };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <AmountField
        error={fault}
        hint={
          current
            ? t('purchase.range', {
                min: formatCents(current.min_cents),
                max: formatCents(current.max_cents),
                available: formatCents(current.spendable_cents),
              })
            : null
        }
        label={t('common.amount')}
        onChange={({ target }) => setTyped(target.value)}
        typed={typed ?? typedCents(minimum)}
        value={typed ?? typedCents(minimum)}
      />
      <PurchaseFacts isUnanswered={isUnanswered} plan={plan} terms={terms} />
      <section className="text-muted-foreground grid gap-2 text-sm">
        <h3 className="text-foreground font-medium">{t('planMeaning.title')}</h3>
        <PlanMeaning plan={bounds} />
        <p>{t('purchase.text')}</p>
      </section>
      {(change === 'price' || minimum !== plan.min_cents) && !failure ? (
        <Alert tone="wait">{t('errors.price_changed')}</Alert>
      ) : null}
      {change === 'term' && !failure ? <Alert tone="wait">{t('errors.term_changed')}</Alert> : null}
      {change === 'bonus' && !failure ? <Alert tone="wait">{t('errors.bonus_changed')}</Alert> : null}
      {failure ? (
        <Alert tone="bad">
          <p>{failure}</p>
          <p>{t('purchase.retrySafe')}</p>
        </Alert>
      ) : null}
      {isEarlier ? <Alert tone="wait">{t('purchase.earlierArrived')}</Alert> : null}
      {isElsewhere && !isEarlier && !failure ? (
        <Alert tone="wait">{t('balances.boughtElsewhere')}</Alert>
      ) : null}
      <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
        <DialogClose asChild>
          <Button variant="outline">{t('common.cancel')}</Button>
        </DialogClose>
        {change && current ? (
          <Button
            onClick={() => {
              setAgreed(current);
              setTyped(undefined);
              setFailure(undefined);
            }}
          >
            {change === 'price'
              ? t('purchase.newPrice', { amount: formatCents(current.min_cents) })
              : t(change === 'term' ? 'purchase.newTerm' : 'purchase.newBonus')}
          </Button>
        ) : (
          <SendButton
            isPending={invest.isPending}
            isReady={
              terms.data !== null &&
              terms.data !== undefined &&
              !terms.isPlaceholderData &&
              amount !== undefined &&
              !fault
            }
            isShort={current?.refusal === 'insufficient_funds' && !terms.isPlaceholderData && !isUnanswered}
            label={t('purchase.submit', { amount: formatCents(amount ?? minimum) })}
            onShort={goToDeposit}
          />
        )}
      </div>
    </form>
  );
}
