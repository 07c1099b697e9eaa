import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { AmountField } from '@/components/forms/AmountField';
import { FormButton } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import type { PersonOverview } from '@/operator/cases/queue/person-overview';
import { LeftAlone } from '@/operator/kit/components/AboveLimit';
import { useBonusesOff } from '@/operator/kit/switches';
import { type Bonus, grantBonusMutation } from '../mutations';
import { bonusSchema } from '../schema';
import { useBalanceChange } from '../use-balance-change';
import { BalanceChangeForm } from './BalanceChangeForm';

interface BonusFormProps {
  person: PersonOverview['profile'];
  requests: RequestIds;
  onDone: () => void;
}

function BonusForm({ person, requests, onDone }: BonusFormProps) {
  const grant = useMutation(grantBonusMutation);
  const form = useZodForm(bonusSchema, { amount_cents: '', reason: '' });
  const { control, getValues } = form;
  const bonus = useBalanceChange<Bonus, number | null>({
    entered: getValues,
    requests,
    send: grant.mutateAsync,
    onSent: ({ amount_cents }, line) => {
      const words = { name: person.name, amount: formatCents(amount_cents) };
      toast.success(t(line === null ? 'corrections.bonus.waits' : 'corrections.bonus.done', words));
      onDone();
    },
  });
  return (
    <BalanceChangeForm
      change={bonus}
      confirmText={(cents) => t('corrections.bonus.grant', { amount: formatCents(cents) })}
      form={form}
      onLook={(values) => bonus.look({ investor_id: person.id, ...values })}
    >
      <LeftAlone />
      <AmountField control={control} name="amount_cents" label={t('common.amount')} />
      <InputField
        control={control}
        name="reason"
        hint={t('offers.reasonHint')}
        label={t('operations.review.reason')}
        dir="auto"
      />
    </BalanceChangeForm>
  );
}

export function GrantBonus({ person: { profile, frozen } }: { person: PersonOverview }) {
  const requests = useRequestIds();
  const isOff = useBonusesOff();
  if (isOff || frozen)
    return (
      <p className="text-muted-foreground self-center">
        {t(isOff ? 'corrections.bonus.off' : 'corrections.bonus.frozen')}
      </p>
    );
  return (
    <FormButton
      Icon={Gift}
      label={t('corrections.bonus.open')}
      description={t('corrections.bonus.text')}
      size="sm"
      title={t('corrections.bonus.title', { name: profile.name })}
      variant="outline"
    >
      {(onDone) => <BonusForm onDone={onDone} person={profile} requests={requests} />}
    </FormButton>
  );
}
