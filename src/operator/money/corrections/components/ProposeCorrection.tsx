import { useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useId } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/dates';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, formatSigned } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { changeOf, type PersonOverview } from '@/operator/cases/queue/person-overview';
import { purposeWord } from '@/operator/kit/purpose';
import { type Correction, proposeCorrectionMutation } from '../mutations';
import { correctionSchema } from '../schema';
import { useBalanceChange } from '../use-balance-change';
import { BalanceChangeForm } from './BalanceChangeForm';

type Line = PersonOverview['transfers'][number];

function lineWord(line: Line): string {
  const change = changeOf(line);
  return t('corrections.line', {
    number: line.id,
    purpose: purposeWord(line.code),
    amount: change === 0 ? formatCents(line.amount_cents) : formatSigned(change),
  });
}

function Lines({ id, transfers }: { id: string; transfers: readonly Line[] }) {
  return (
    <datalist id={id}>
      {transfers.map((line) => (
        <option key={line.id}>
          {lineWord(line)} ({formatDate(line.created_at)})
        </option>
      ))}
    </datalist>
  );
}

interface ProposalFormProps {
  person: PersonOverview;
  requests: RequestIds;
  onDone: () => void;
}

function ProposalForm({ person, requests, onDone }: ProposalFormProps) {
  const { id: personId, name } = person.profile;
  const propose = useMutation(proposeCorrectionMutation);
  const lines = useId();
  const deposits = person.deposits.filter(({ status }) => status === 'approved');
  const form = useZodForm(correctionSchema, {
    direction: 'credit',
    cents: '',
    reason: '',
    corrects: '',
    depositId: '',
  });
  const { control, getValues } = form;
  const proposal = useBalanceChange<Correction, unknown>({
    entered: getValues,
    requests,
    send: propose.mutateAsync,
    onSent: ({ cents }) => {
      toast.success(t('corrections.proposed', { amount: formatSigned(cents), name }));
      onDone();
    },
  });
  return (
    <BalanceChangeForm
      change={proposal}
      confirmText={(cents) => t('corrections.send', { amount: formatSigned(cents) })}
      form={form}
      onLook={({ direction, cents: amount, depositId, ...words }) => {
        const cents = direction === 'debit' ? 0 - amount : amount;
        return proposal.look({ personId, cents, ...words, depositId: depositId || undefined });
      }}
    >
      {deposits.length > 0 ? (
        <SelectField
          control={control}
          name="depositId"
          hint={t('corrections.depositHint')}
          label={t('corrections.deposit')}
        >
          <option value="">{t('corrections.noDeposit')}</option>
          {deposits.map(({ id, amount_cents, method, created_at }) => (
            <option key={id} value={id}>
              {`${formatCents(amount_cents)}, ${method}, ${formatDate(created_at)}`}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField control={control} name="direction" label={t('corrections.direction')}>
        <option value="credit">{t('corrections.credit')}</option>
        <option value="debit">{t('corrections.debit')}</option>
      </SelectField>
      <AmountField control={control} name="cents" label={t('common.amount')} />
      <InputField
        control={control}
        name="corrects"
        hint={t('corrections.correctsHint')}
        label={t('corrections.corrects')}
        dir="auto"
        list={lines}
      />
      <Lines id={lines} transfers={person.transfers} />
      <InputField
        control={control}
        name="reason"
        hint={t('corrections.reasonHint')}
        label={t('operations.review.reason')}
        dir="auto"
      />
    </BalanceChangeForm>
  );
}

export function ProposeCorrection({ person }: { person: PersonOverview }) {
  const { dialog, done } = useDialogs();
  const requests = useRequestIds();
  return (
    <Dialog {...dialog('correction')}>
      <DialogTrigger asChild>
        <Button size="sm" variant="outline">
          <Scale aria-hidden />
          {t('corrections.propose')}
        </Button>
      </DialogTrigger>
      <DialogBox
        description={t('corrections.proposeText')}
        title={t('corrections.proposeTitle', { name: person.profile.name })}
      >
        <ProposalForm onDone={done} person={person} requests={requests} />
      </DialogBox>
    </Dialog>
  );
}
