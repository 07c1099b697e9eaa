import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { v7 as newId } from 'uuid';
import { MoneyText } from '@/components/MoneyText';
import { SubmitButton } from '@/components/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { formatDate, formatDuration } from '@/lib/dates';
import { errorMessage, toAppError } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money';
import { toast } from '@/lib/toast';
import { useSubmit } from '@/lib/use-submit';
import { investMutation } from '../mutations';
import { type Plan, positionsQuery } from '../queries';
import { endOfTerm } from '../term';
import { TargetText } from './TargetText';

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
  const invest = useMutation(investMutation);
  const [failure, setFailure] = useState<string>();
  const positions = useSuspenseQuery(positionsQuery(user.id)).data;
  // The packages that the person could see when deciding.
  const [known] = useState(() => new Set(positions.map(({ id }) => id)));
  const [isEarlier, setIsEarlier] = useState(false);
  const [until] = useState(() => endOfTerm(plan.term, new Date()).toISOString());
  const submit = useSubmit(async () => {
    onSending(true);
    setFailure(undefined);
    setIsEarlier(false);
    try {
      const bought = await invest.mutateAsync({ userId: user.id, planId: plan.id, requestId });
      if (known.has(bought.id)) {
        setIsEarlier(true);
        onNewIntent();
        return;
      }
    } catch (error) {
      if (toAppError(error).code === 'insufficient_funds') {
        toast.error(errorMessage(error));
        await navigate({ to: '/deposit' });
      } else {
        setFailure(errorMessage(error));
      }
      return;
    } finally {
      onSending(false);
    }
    toast.info(t('investments.submitted'));
    await navigate({ to: '/dashboard' });
  });
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <dl className="grid gap-3 border-y py-4 text-sm">
        <Fact name={t('investments.confirm.leaves')}>
          <MoneyText cents={plan.min_cents} className="font-medium" />
        </Fact>
        <Fact name={t('investments.confirm.until')}>
          {t('investments.confirm.untilAbout', {
            date: formatDate(until),
            duration: formatDuration(plan.duration),
          })}
        </Fact>
        <Fact name={t('investments.target')}>
          <TargetText basisPoints={plan.roi_bp} />
        </Fact>
      </dl>
      <p className="text-muted-foreground text-sm">{t('investments.confirm.text')}</p>
      {failure ? (
        <Alert tone="bad">
          <p>{failure}</p>
          <p>{t('investments.confirm.retrySafe')}</p>
        </Alert>
      ) : null}
      {isEarlier ? <Alert tone="wait">{t('investments.confirm.earlierArrived')}</Alert> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onCancel} variant="outline">
          {t('common.cancel')}
        </Button>
        <SubmitButton className="max-sm:-order-1" pending={invest.isPending}>
          {t('investments.confirm.submit', { amount: formatCents(plan.min_cents) })}
        </SubmitButton>
      </div>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}
