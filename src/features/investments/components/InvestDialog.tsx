import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Disclosure } from '@/components/display/Disclosure';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { AmountSlider } from '@/components/forms/AmountSlider';
import { Form, FormFailure } from '@/components/forms/Form';
import { Dialog, DialogClose, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { PlanMeaning } from '@/domain/plans/PlanMeaning';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { useSettled } from '@/lib/use-settled';
import { boundsFault, investSchema } from '../amount';
import { investMutation } from '../mutations';
import { type Plan, positionsQuery, type PurchaseTerms, purchaseTermsQuery } from '../queries';
import { type Intent, useIntent, useSending } from '../use-intent';
import { PurchaseFacts } from './PurchaseFacts';
import { SendButton } from './SendButton';

export function InvestDialog({ plan, isDisabled }: { plan: Plan; isDisabled: boolean }) {
  const intent = useIntent();
  return (
    <Dialog {...intent.dialog}>
      <DialogTrigger asChild>
        <Button className="mt-auto" disabled={isDisabled} variant="outline">
          {t('investments.start')}
          <span className="sr-only">
            : <bdi lang="en">{plan.title}</bdi>
          </span>
        </Button>
      </DialogTrigger>
      <DialogBox title={t('purchase.title', { plan: plan.title })}>
        <Confirmation intent={intent} plan={plan} />
      </DialogBox>
    </Dialog>
  );
}

function changeOf(now: PurchaseTerms, agreed: PurchaseTerms): 'price' | 'term' | 'bonus' | undefined {
  if (now.min_cents !== agreed.min_cents) return 'price';
  if (now.term !== agreed.term) return 'term';
  return now.profit_bonus_bp === agreed.profit_bonus_bp ? undefined : 'bonus';
}

function Confirmation({ plan, intent }: { plan: Plan; intent: Intent }) {
  const { requestId, isUnanswered } = intent;
  const { user } = useRouteContext({ from: '/_account' });
  const { send, isEarlier, foundEarlier, goToDeposit, isMounted, navigate } = useSending(intent);
  const invest = useMutation(investMutation);
  const form = useZodForm(investSchema, { cents: typedCents(plan.min_cents) }, { mode: 'onChange' });
  const { control, formState, resetField } = form;
  const isTyped = formState.dirtyFields.cents === true;
  const typed = useWatch({ control, name: 'cents' });
  const cents = isTyped ? parseCents(typed) : undefined;
  const asked = useSettled(cents);
  const terms = useQuery(purchaseTermsQuery(user.id, plan.id, asked ?? null));
  const areCurrent = asked === cents && !terms.isPlaceholderData;
  const failure = formState.errors.root;
  // On other terms, nothing is bought until the user agrees.
  const [agreed, setAgreed] = useState(terms.data);
  if (!agreed && terms.data) setAgreed(terms.data);
  const current = terms.data ?? agreed ?? undefined;
  const change = current && agreed ? changeOf(current, agreed) : undefined;
  const minimum = agreed?.min_cents ?? plan.min_cents;
  // Left alone, the field follows the minimum.
  useEffect(() => {
    if (!isTyped) resetField('cents', { defaultValue: typedCents(minimum) });
  }, [isTyped, minimum, resetField]);
  const amount = isTyped ? cents : minimum;
  // A request may have used up the room itself.
  const mayHaveArrived = isUnanswered || invest.isPending;
  const fault = boundsFault(!areCurrent || mayHaveArrived ? undefined : current);
  const positions = useSuspenseQuery(positionsQuery(user.id)).data;
  const [known] = useState(() => new Set(positions.map(({ id }) => id)));
  const isElsewhere = !invest.isPending && positions.some(({ id }) => id !== null && !known.has(id));
  const buy = async ({ cents: amountCents }: { cents: number }) => {
    if (!agreed) return;
    const bought = await send(() => invest.mutateAsync({ planId: plan.id, amountCents, requestId, agreed }));
    if (!bought) return;
    if (known.has(bought.id)) return foundEarlier();
    toast.info(
      t('investments.submitted'),
      t('investments.bought', { plan: plan.title, amount: formatCents(amountCents) }),
    );
    if (isMounted()) await navigate({ to: '/dashboard' });
  };
  const bounds = { ...plan, ...current };
  const range = t('purchase.range', {
    min: formatCents(bounds.min_cents),
    max: formatCents(bounds.max_cents),
  });
  // As far as the money reaches.
  const most = Math.min(bounds.max_cents, current?.spendable_cents ?? 0);
  return (
    <Form className="grid gap-5" failsInside form={form} onSubmit={buy}>
      <AmountField
        control={control}
        error={fault}
        hint={current ? range : null}
        label={t('common.amount')}
        name="cents"
      />
      {current && most > current.min_cents ? (
        <AmountSlider
          label={range}
          max={most}
          min={current.min_cents}
          onChange={(chosen) => form.setValue('cents', typedCents(chosen), { shouldDirty: true, shouldValidate: true })}
          value={amount ?? current.min_cents}
        />
      ) : null}
      <PurchaseFacts isUnanswered={isUnanswered} plan={plan} terms={terms} />
      <Disclosure>
        <p>{t('purchase.text')}</p>
        {plan.source_id === null ? <p>{t('mined.stated')}</p> : null}
        <PlanMeaning plan={bounds} />
      </Disclosure>
      {(change === 'price' || minimum !== plan.min_cents) && !failure ? (
        <NoticeBox tone="wait">{t('errors.price_changed')}</NoticeBox>
      ) : null}
      {change === 'term' && !failure ? <NoticeBox tone="wait">{t('errors.term_changed')}</NoticeBox> : null}
      {change === 'bonus' && !failure ? <NoticeBox tone="wait">{t('errors.bonus_changed')}</NoticeBox> : null}
      <FormFailure>{() => <p>{t('purchase.retrySafe')}</p>}</FormFailure>
      {isEarlier ? <NoticeBox tone="wait">{t('purchase.earlierArrived')}</NoticeBox> : null}
      {isElsewhere && !isEarlier && !failure ? (
        <NoticeBox tone="wait">{t('balances.boughtElsewhere')}</NoticeBox>
      ) : null}
      <div className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-2">
        <DialogClose asChild>
          <Button variant="outline">{t('common.cancel')}</Button>
        </DialogClose>
        {change && current ? (
          <Button
            onClick={() => {
              setAgreed(current);
              form.reset({ cents: typedCents(current.min_cents) });
            }}
          >
            {change === 'price'
              ? t('purchase.newPrice', { amount: formatCents(current.min_cents) })
              : t(change === 'term' ? 'purchase.newTerm' : 'purchase.newBonus')}
          </Button>
        ) : (
          <SendButton
            isPending={invest.isPending}
            isReady={terms.data !== null && terms.data !== undefined && areCurrent && amount !== undefined && !fault}
            isShort={current?.refusal === 'insufficient_funds' && areCurrent && !isUnanswered}
            label={t('purchase.submit', { amount: formatCents(amount ?? minimum) })}
            onShort={goToDeposit}
          />
        )}
      </div>
    </Form>
  );
}
