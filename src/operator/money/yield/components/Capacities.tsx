import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { Form } from '@/components/forms/Form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { Evidence } from '@/domain/cases/Evidence';
import { formatDate } from '@/lib/dates';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { changeColumn } from '@/operator/kit/components/change-column';
import { TitledSection } from '@/operator/kit/components/TitledSection';
import { toldOf } from '@/operator/kit/proposals';
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
  const isMounted = useIsMounted();
  const form = useZodForm(capacitySchema, { cents: '', phs: typedCapacity(plan.capacity_phs), evidence: '' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      form={form}
      onSubmit={async (values) => {
        const proposal = await save.mutateAsync({ planId: plan.plan_id, seen: plan.evidenced_at, ...values });
        toldOf(proposal, t('treasury.capacity.done', { plan: plan.title }));
        if (isMounted()) onDone();
      }}
    >
      <AmountField control={control} name="cents" label={t('treasury.capacity.amount')} />
      <ExactField
        control={control}
        name="phs"
        decimals={CAPACITY_DECIMALS}
        hint={t('treasury.capacity.phsHint')}
        label={t('treasury.capacity.phs')}
      />
      <InputField control={control} name="evidence" label={t('treasury.yield.evidence')} dir="auto" />
      <SubmitButton className="justify-self-start">{t('common.save')}</SubmitButton>
    </Form>
  );
}

const columns = (onChange: ((plan: Capacity) => void) | undefined): Column<Capacity>[] => [
  { title: t('investments.positions.plan'), cell: (plan) => <FreeText lang="en">{plan.title}</FreeText> },
  { title: t('treasury.capacity.sold'), align: 'end', cell: (plan) => <MoneyText cents={plan.sold_cents} /> },
  { title: t('treasury.capacity.evidenced'), align: 'end', cell: (plan) => <Evidenced plan={plan} /> },
  ...changeColumn({
    onChange,
    label: (plan) => t('treasury.capacity.changeLabel', { plan: plan.title }),
    title: t('treasury.capacity.change'),
  }),
];

export function Capacities({ plans, mayChange }: { plans: readonly Capacity[]; mayChange: boolean }) {
  const [changing, setChanging] = useState<Capacity>();
  return (
    <TitledSection className="mt-14" lead={t('treasury.capacity.lead')} title={t('treasury.capacity.title')}>
      <DataTable
        caption={t('treasury.capacity.caption')}
        columns={columns(mayChange ? setChanging : undefined)}
        empty={null}
        rowKey={({ plan_id }) => plan_id}
        rows={plans}
      />
      {changing ? (
        <Modal
          onClose={() => setChanging(undefined)}
          title={t('treasury.capacity.changeLabel', { plan: changing.title })}
        >
          <CapacityForm onDone={() => setChanging(undefined)} plan={changing} />
        </Modal>
      ) : null}
    </TitledSection>
  );
}
