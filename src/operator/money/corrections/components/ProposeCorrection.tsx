import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { formatDate } from '@/lib/dates';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
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

/** The newest lines of the person, to choose from instead of typing. */
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
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(correctionSchema),
    defaultValues: {
      direction: 'credit' as 'credit' | 'debit',
      cents: '',
      reason: '',
      corrects: '',
      depositId: '',
    },
  });
  const { errors } = formState;
  const proposal = useBalanceChange<Correction, unknown>({
    entered: getValues,
    requests,
    send: propose.mutateAsync,
    onSent: ({ cents }) => {
      toast.success(t('corrections.proposed', { amount: formatSigned(cents), name }));
      onDone();
    },
  });
  const look = useSubmit(
    handleSubmit(({ direction, cents: amount, depositId, ...words }) => {
      const cents = direction === 'debit' ? 0 - amount : amount;
      return proposal.look({ personId, cents, ...words, depositId: depositId || undefined });
    }, toastInvalid),
  );
  return (
    <BalanceChangeForm
      change={proposal}
      confirmText={(cents) => t('corrections.send', { amount: formatSigned(cents) })}
      isPending={propose.isPending}
      onLook={look}
    >
      {deposits.length > 0 ? (
        <Field error={undefined} hint={t('corrections.depositHint')} label={t('corrections.deposit')}>
          {(control) => (
            <Select {...control} {...register('depositId')}>
              <option value="">{t('corrections.noDeposit')}</option>
              {deposits.map(({ id, amount_cents, method, created_at }) => (
                <option key={id} value={id}>
                  {`${formatCents(amount_cents)}, ${method}, ${formatDate(created_at)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      <Field error={errors.direction?.message} label={t('corrections.direction')}>
        {(control) => (
          <Select {...control} {...register('direction')}>
            <option value="credit">{t('corrections.credit')}</option>
            <option value="debit">{t('corrections.debit')}</option>
          </Select>
        )}
      </Field>
      <Field error={errors.cents?.message} label={t('common.amount')}>
        {(control) => <Input {...control} {...register('cents')} autoComplete="off" inputMode="decimal" />}
      </Field>
      <Field
        error={errors.corrects?.message}
        hint={t('corrections.correctsHint')}
        label={t('corrections.corrects')}
      >
        {(control) => (
          <Input {...control} {...register('corrects')} autoComplete="off" dir="auto" list={lines} />
        )}
      </Field>
      <Lines id={lines} transfers={person.transfers} />
      <Field
        error={errors.reason?.message}
        hint={t('corrections.reasonHint')}
        label={t('operations.review.reason')}
      >
        {(control) => <Input {...control} {...register('reason')} autoComplete="off" dir="auto" />}
      </Field>
    </BalanceChangeForm>
  );
}

/** The way to a correction of a person's balance: it is proposed here, and another operator books it. */
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
      <DialogContent
        description={t('corrections.proposeText')}
        title={t('corrections.proposeTitle', { name: person.profile.name })}
      >
        <ProposalForm onDone={done} person={person} requests={requests} />
      </DialogContent>
    </Dialog>
  );
}
