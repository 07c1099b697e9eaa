import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { investMutation } from '../mutations';
import { type Plan, planTermsQuery, positionsQuery } from '../queries';
import { PurchaseFacts } from './PurchaseFacts';

/** The button that starts a plan, and the dialog that says what that means before it happens. */
export function InvestDialog({ plan }: { plan: Plan }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // Outlives the dialog: who closes it after a lost answer and tries again still means the one purchase.
  const [requestId, setRequestId] = useState(() => newId());
  return (
    // An answer that is still on its way must find its dialog.
    <Dialog onOpenChange={(open) => setIsOpen(open || isSending)} open={isOpen}>
      <DialogTrigger asChild>
        <Button className="mt-auto" variant="outline">
          {t('investments.start')}
          <span className="sr-only">: {plan.title}</span>
        </Button>
      </DialogTrigger>
      <DialogContent title={t('investments.confirm.title', { plan: plan.title })}>
        <Confirmation
          onCancel={() => setIsOpen(isSending)}
          onNewIntent={() => setRequestId(newId())}
          onSending={setIsSending}
          plan={plan}
          requestId={requestId}
        />
      </DialogContent>
    </Dialog>
  );
}

interface ConfirmationProps {
  plan: Plan;
  requestId: string;
  /** What is sent from now on is another request than before. */
  onNewIntent: () => void;
  onCancel: () => void;
  onSending: (isSending: boolean) => void;
}

function Confirmation({ plan, requestId, onNewIntent, onCancel, onSending }: ConfirmationProps) {
  const { user } = useRouteContext({ from: '/_account' });
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const invest = useMutation(investMutation);
  const terms = useQuery(planTermsQuery(user.id, plan.id));
  const [failure, setFailure] = useState<string>();
  const [isUnanswered, setIsUnanswered] = useState(false);
  // What was there when the dialog opened: at another price or for another time nothing is bought before the person agrees.
  const [agreed, setAgreed] = useState(terms.data);
  if (!agreed && terms.data) setAgreed(terms.data);
  const current = terms.data ?? agreed;
  const price = agreed?.price_cents ?? plan.min_cents;
  const isOtherPrice = current?.price_cents !== agreed?.price_cents;
  const isOtherTerm = current?.term !== agreed?.term;
  const positions = useSuspenseQuery(positionsQuery(user.id)).data;
  // The packages that the person could see when deciding.
  const [known] = useState(() => new Set(positions.map(({ id }) => id)));
  const [isEarlier, setIsEarlier] = useState(false);
  const isElsewhere = !invest.isPending && positions.some(({ id }) => id !== null && !known.has(id));
  const submit = useSubmit(async () => {
    if (!agreed) return;
    onSending(true);
    setFailure(undefined);
    setIsEarlier(false);
    try {
      const bought = await invest.mutateAsync({
        userId: user.id,
        planId: plan.id,
        requestId,
        agreed,
      });
      if (known.has(bought.id)) {
        setIsEarlier(true);
        setIsUnanswered(false);
        onNewIntent();
        return;
      }
    } catch (error) {
      const { code } = toAppError(error);
      setIsUnanswered(['network', 'unavailable', 'unknown'].includes(code));
      if (code === 'insufficient_funds') {
        toast.error(errorMessage(error));
        if (isMounted()) await navigate({ to: '/deposit' });
      } else {
        setFailure(errorMessage(error));
      }
      return;
    } finally {
      onSending(false);
    }
    toast.info(t('investments.submitted'));
    if (isMounted()) await navigate({ to: '/dashboard' });
  });
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <PurchaseFacts isUnanswered={isUnanswered} plan={plan} terms={terms} />
      <p className="text-muted-foreground text-sm">{t('investments.confirm.text')}</p>
      {(isOtherPrice || price !== plan.min_cents) && !failure ? (
        <Alert tone="wait">{t('errors.price_changed')}</Alert>
      ) : null}
      {isOtherTerm && !failure ? <Alert tone="wait">{t('errors.term_changed')}</Alert> : null}
      {failure ? (
        <Alert tone="bad">
          <p>{failure}</p>
          <p>{t('investments.confirm.retrySafe')}</p>
        </Alert>
      ) : null}
      {isEarlier ? <Alert tone="wait">{t('investments.confirm.earlierArrived')}</Alert> : null}
      {isElsewhere && !isEarlier && !failure ? (
        <Alert tone="wait">{t('payments.plan.boughtElsewhere')}</Alert>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onCancel} variant="outline">
          {t('common.cancel')}
        </Button>
        {!isOtherPrice && !isOtherTerm ? (
          <SubmitButton className="max-sm:-order-1" disabled={!terms.data} pending={invest.isPending}>
            {t('investments.confirm.submit', { amount: formatCents(price) })}
          </SubmitButton>
        ) : (
          <Button
            className="max-sm:-order-1"
            onClick={() => {
              setAgreed(current);
              setFailure(undefined);
            }}
          >
            {isOtherPrice
              ? t('investments.confirm.newPrice', { amount: formatCents(current?.price_cents ?? 0) })
              : t('investments.confirm.newTerm')}
          </Button>
        )}
      </div>
    </form>
  );
}
