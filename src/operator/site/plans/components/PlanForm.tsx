import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { CheckField, InputField, TextareaField } from '@/components/forms/TextFields';
import { PlanFace } from '@/domain/plans/PlanFace';
import { PlanMeaning } from '@/domain/plans/PlanMeaning';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { formatCents, parseCents, typedCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { toldWords } from '@/operator/kit/proposals';
import { CAPACITY_DECIMALS, capacity, typedCapacity } from '@/operator/kit/schema';
import { savePlanMutation } from '../mutations';
import type { OperatorPlan } from '../queries';
import { linesOf, planSchema, typedPoints } from '../schema';
import { termText } from '../term';

interface PlanFormProps {
  /** Undefined for a new plan. */
  plan: OperatorPlan | undefined;
  nextPlace: number;
  onDone: () => void;
}

const valuesOf = (plan: OperatorPlan | undefined, place: number) => ({
  plan_id: plan?.id ?? '',
  title: plan?.title ?? '',
  duration: plan?.duration ?? '',
  term_months: String(plan?.term_months ?? 0),
  term_days: String(plan?.term_days ?? 0),
  price_text: plan?.price_text ?? '',
  min_cents: plan ? typedCents(plan.min_cents) : '',
  max_cents: plan ? typedCents(plan.max_cents) : '',
  top_ups_per_day: String(plan?.top_ups_per_day ?? 0),
  roi_bp: plan ? typedExact(plan.roi_bp, 2) : '',
  profit_bonus_bp: typedExact(plan?.profit_bonus_bp ?? 0, 2),
  hashrate: typedCapacity(plan?.hashrate ?? null),
  referral_bonus_bp: typedExact(plan?.referral_bonus_bp ?? 0, 2),
  offers: plan?.offers.join('\n') ?? '',
  place: String(plan?.place ?? place),
  on_sale: plan?.on_sale ?? false,
  reason: '',
});
type Values = ReturnType<typeof valuesOf>;

function Preview({ values }: { values: Values }) {
  const term = { term_months: Number(values.term_months) || 0, term_days: Number(values.term_days) || 0 };
  const plan = {
    title: values.title,
    duration: values.duration,
    price_text: values.price_text,
    min_cents: parseCents(values.min_cents) ?? 0,
    max_cents: parseCents(values.max_cents) ?? 0,
    top_ups_per_day: Number(values.top_ups_per_day) || 0,
    roi_bp: typedPoints(values.roi_bp) ?? 0,
    profit_bonus_bp: typedPoints(values.profit_bonus_bp) ?? 0,
    referral_bonus_bp: typedPoints(values.referral_bonus_bp) ?? 0,
    hashrate: capacity.safeParse(values.hashrate).data ?? null,
    offers: [...new Set(linesOf(values.offers))],
  };
  return (
    <section aria-label={t('offers.plans.preview')} className="grid content-start gap-3">
      <p className="eyebrow">{t('offers.plans.preview')}</p>
      <div className="bg-surface rounded-lg border">
        <PlanFace plan={plan} />
      </div>
      <div className="text-muted-foreground text-sm">
        <PlanMeaning plan={plan} />
      </div>
      <p className="text-muted-foreground text-sm">
        {t('offers.plans.words', { words: values.duration || '…', term: termText(term) || '…' })}
      </p>
    </section>
  );
}

function FieldsOf({ plan, nextPlace, onDone, onReload }: PlanFormProps & { onReload: () => void }) {
  // Sends the plan as of opening the form, so that the database detects changes since then.
  const [seen] = useState(plan);
  const save = useMutation(savePlanMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(planSchema, valuesOf(seen, nextPlace));
  const { control, watch } = form;
  const values = watch();
  const line = (name: 'title' | 'duration' | 'price_text', label: string, hint?: string) => (
    <InputField control={control} name={name} hint={hint} label={label} dir="auto" />
  );
  const count = (name: 'term_months' | 'term_days' | 'place' | 'top_ups_per_day', label: string) => (
    <InputField control={control} name={name} label={label} inputMode="numeric" />
  );
  const percent = (name: 'roi_bp' | 'profit_bonus_bp' | 'referral_bonus_bp', label: string, hint?: string) => (
    <ExactField control={control} name={name} hint={hint} label={label} />
  );
  return (
    <Form
      className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      form={form}
      onSubmit={async ({ hashrate, ...entered }) => {
        const proposal = await save.mutateAsync({
          ...entered,
          ...(hashrate === undefined ? {} : { hashrate }),
          ...(seen ? { seen: seen.version } : {}),
        });
        toast.success(toldWords(proposal, t('offers.saved', { name: entered.title })));
        if (isMounted()) onDone();
      }}
    >
      <div className="grid content-start gap-4">
        {seen && plan && plan.version !== seen.version ? <ChangedMeanwhile onReload={onReload} /> : null}
        {seen && seen.held > 0 ? (
          <NoticeBox>
            {t('offers.plans.heldText', { count: seen.held, amount: formatCents(seen.held_cents) })}
          </NoticeBox>
        ) : null}
        <InputField
          control={control}
          name="plan_id"
          hint={t('offers.plans.idHint')}
          label={t('offers.plans.id')}
          dir="ltr"
          readOnly={seen !== undefined}
        />
        {line('title', t('signals.form.headline'), t('offers.plans.inEnglish'))}
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {line('duration', t('offers.plans.duration'), t('offers.plans.durationHint'))}
          {count('term_months', t('offers.plans.months'))}
          {count('term_days', t('offers.plans.days'))}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <AmountField control={control} name="min_cents" label={t('withdrawing.minimum')} />
          <AmountField control={control} name="max_cents" label={t('offers.plans.maximum')} />
        </div>
        {line('price_text', t('offers.plans.price'), t('offers.plans.priceHint'))}
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {percent('roi_bp', t('offers.plans.target'), t('investments.notGuaranteed'))}
          {percent('profit_bonus_bp', t('offers.plans.profitBonus'))}
          {percent('referral_bonus_bp', t('offers.plans.referral'))}
          {count('top_ups_per_day', t('offers.plans.topUps'))}
          <ExactField
            control={control}
            name="hashrate"
            decimals={CAPACITY_DECIMALS}
            hint={t('offers.plans.hashrateHint')}
            label={t('treasury.capacity.phs')}
          />
          {count('place', t('offers.plans.place'))}
        </div>
        <TextareaField
          control={control}
          name="offers"
          hint={t('offers.plans.linesHint')}
          label={t('offers.plans.lines')}
          dir="auto"
        />
        <CheckField control={control} label={t('offers.plans.onSale')} name="on_sale" />
        <ReasonField />
        <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
      </div>
      <Preview values={values} />
    </Form>
  );
}

export function PlanForm(props: PlanFormProps) {
  const [reloads, setReloads] = useState(0);
  return <FieldsOf {...props} key={reloads} onReload={() => setReloads((count) => count + 1)} />;
}
