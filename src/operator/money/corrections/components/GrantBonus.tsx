import { useMutation } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { AmountField } from '@/components/forms/AmountField';
import { InputField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { useDialogs } from '@/lib/forms/use-dialogs';
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
  const form = useZodForm(bonusSchema, { cents: '', reason: '' });
  const { control, getValues } = form;
  const bonus = useBalanceChange<Bonus, boolean>({
    entered: getValues,
    requests,
    send: grant.mutateAsync,
    onSent: ({ cents }, isCredited) => {
      toast.success(
        t(isCredited ? 'corrections.bonus.done' : 'corrections.bonus.waits', {
          name: person.name,
          amount: formatCents(cents),
        }),
      );
      onDone();
    },
  });
  return (
    <BalanceChangeForm
      change={bonus}
      confirmText={(cents) => t('corrections.bonus.grant', { amount: formatCents(cents) })}
      form={form}
      onLook={(values) => bonus.look({ personId: person.id, ...values })}
    >
      <LeftAlone />
      <AmountField control={control} name="cents" label={t('common.amount')} />
      <InputField
        control={control}
        name="reason"
        hint={t('desk.freeze.reasonHint')}
        label={t('operations.review.reason')}
        dir="auto"
      />
    </BalanceChangeForm>
  );
}

export function GrantBonus({ person: { profile, frozen } }: { person: PersonOverview }) {
  const { dialog, done } = useDialogs();
  const requests = useRequestIds();
  const isOff = useBonusesOff();
  if (isOff || frozen)
    return (
      <p className="text-muted-foreground self-center">
        {t(isOff ? 'corrections.bonus.off' : 'corrections.bonus.frozen')}
      </p>
    );
  return (
    <Dialog {...dialog('bonus')}>
      <DialogTrigger asChild>
        <Button size="sm" variant="outline">
          <Gift aria-hidden />
          {t('corrections.bonus.open')}
        </Button>
      </DialogTrigger>
      <DialogBox description={t('corrections.bonus.text')} title={t('corrections.bonus.title', { name: profile.name })}>
        <BonusForm onDone={done} person={profile} requests={requests} />
      </DialogBox>
    </Dialog>
  );
}
