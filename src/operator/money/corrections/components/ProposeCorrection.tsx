import { useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useId } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { FormButton } from '@/components/forms/FormDialog';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { formatDate } from '@/lib/dates';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents, formatSigned } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { type PersonOverview, changeOf } from '@/operator/cases/queue/person-overview';
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
  const { id: investor_id, name } = person.profile;
  const propose = useMutation(proposeCorrectionMutation);
  const lines = useId();
  const deposits = person.deposits.filter(({ status }) => status === 'approved');
  const form = useZodForm(correctionSchema, {
    direction: 'credit',
    amount_cents: '',
    reason: '',
    corrects: '',
    deposit_id: '',
  });
  const { control, getValues } = form;
  const proposal = useBalanceChange<Correction, unknown>({
    entered: getValues,
    requests,
    send: propose.mutateAsync,
    onSent: ({ amount_cents }) => {
      toast.success(t('corrections.proposed', { amount: formatSigned(amount_cents), name }));
      onDone();
    },
  });
  return (
    <BalanceChangeForm
      change={proposal}
      confirmText={(cents) => t('corrections.send', { amount: formatSigned(cents) })}
      form={form}
      onLook={({ direction, amount_cents: amount, deposit_id, ...words }) => {
        const amount_cents = direction === 'debit' ? 0 - amount : amount;
        return proposal.look({ investor_id, amount_cents, ...words, ...(deposit_id && { deposit_id }) });
      }}
    >
      {deposits.length > 0 ? (
        <SelectField
          control={control}
          name="deposit_id"
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
      <AmountField control={control} name="amount_cents" label={t('common.amount')} />
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
  const requests = useRequestIds();
  return (
    <FormButton
      Icon={Scale}
      label={t('corrections.propose')}
      description={t('corrections.proposeText')}
      size="sm"
      title={t('corrections.proposeTitle', { name: person.profile.name })}
      variant="outline"
    >
      {(onDone) => <ProposalForm onDone={onDone} person={person} requests={requests} />}
    </FormButton>
  );
}
