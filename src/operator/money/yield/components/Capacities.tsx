import { useMutation } from '@tanstack/react-query';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { Evidence } from '@/domain/cases/Evidence';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { ChangeTable } from '@/operator/kit/components/ChangeTable';
import { toldWords } from '@/operator/kit/proposals';
import { CAPACITY_DECIMALS, typedCapacity } from '@/operator/kit/schema';
import { evidenceCapacityMutation } from '../mutations';
import type { Capacity } from '../queries';
import { capacitySchema } from '../schema';

function Evidenced({ plan }: { plan: Capacity }) {
  if (plan.capacity_cents === null) {
    return <span className="text-muted-foreground">{t('treasury.capacity.none')}</span>;
  }
  const percent = plan.capacity_cents > 0 ? Math.floor((plan.sold_cents / plan.capacity_cents) * 100) : 100;
  return (
    <span className="inline-grid gap-0.5">
      <MoneyText cents={plan.capacity_cents} />
      <span className="text-muted-foreground text-[0.8125rem]">{t('treasury.capacity.used', { percent })}</span>
      {plan.capacity_phs === null ? null : (
        <span className="text-muted-foreground text-[0.8125rem]">
          {t('treasury.capacity.phsUsed', {
            sold: formatNumber(plan.sold_phs),
            capacity: formatNumber(plan.capacity_phs),
          })}
        </span>
      )}
      <span className="text-muted-foreground max-w-72 text-[0.8125rem] wrap-anywhere" dir="auto">
        <Evidence>{plan.evidence ?? ''}</Evidence> (<bdi>{plan.evidenced_by}</bdi>,{' '}
        {formatDate(plan.evidenced_at ?? '')})
      </span>
    </span>
  );
}

function CapacityForm({ plan, onDone }: { plan: Capacity; onDone: () => void }) {
  const save = useMutation(evidenceCapacityMutation);
  const { plan_id, evidenced_at: seen } = plan;
  return (
    <DialogForm
      onDone={onDone}
      onSend={({ phs, ...values }) =>
        save.mutateAsync({
          plan_id,
          ...values,
          ...(phs === undefined ? {} : { capacity_phs: phs }),
          ...(seen === null ? {} : { seen }),
        })
      }
      schema={capacitySchema}
      submit={t('common.save')}
      told={(proposal) => toldWords(proposal, t('treasury.capacity.done', { plan: plan.title }))}
      values={{ capacity_cents: '', phs: typedCapacity(plan.capacity_phs), evidence: '' }}
    >
      {({ control }) => (
        <>
          <AmountField control={control} label={t('treasury.capacity.amount')} name="capacity_cents" />
          <ExactField
            control={control}
            decimals={CAPACITY_DECIMALS}
            hint={t('treasury.capacity.phsHint')}
            label={t('treasury.capacity.phs')}
            name="phs"
          />
          <InputField control={control} dir="auto" label={t('treasury.yield.evidence')} name="evidence" />
        </>
      )}
    </DialogForm>
  );
}

const columns = (): Column<Capacity>[] => [
  { title: t('investments.positions.plan'), cell: (plan) => <FreeText lang="en">{plan.title}</FreeText> },
  { title: t('treasury.capacity.sold'), align: 'end', cell: (plan) => <MoneyText cents={plan.sold_cents} /> },
  { title: t('treasury.capacity.evidenced'), align: 'end', cell: (plan) => <Evidenced plan={plan} /> },
];

export function Capacities({ plans, mayChange }: { plans: readonly Capacity[]; mayChange: boolean }) {
  return (
    <ChangeTable
      caption={t('treasury.capacity.caption')}
      change={t('treasury.capacity.change')}
      className="mt-14"
      columns={columns()}
      label={(plan) => t('treasury.capacity.changeLabel', { plan: plan.title })}
      lead={t('treasury.capacity.lead')}
      mayChange={mayChange}
      rowKey={({ plan_id }) => plan_id}
      rows={plans}
      title={t('treasury.capacity.title')}
    >
      {(opened, _current, onDone) => <CapacityForm onDone={onDone} plan={opened} />}
    </ChangeTable>
  );
}
