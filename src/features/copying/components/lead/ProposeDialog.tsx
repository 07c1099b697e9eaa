import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountField } from '@/components/forms/AmountField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { ExactField } from '@/features/trading/components/ExactField';
import { errorMessage } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { LEAST_CENTS, faultOf, readCents, readShare } from '../../limits';
import { proposeMutation } from '../../mutations';

const MOST_TITLE = 60;
const MOST_IDEA = 1000;

/** The button that proposes a strategy, and the dialog that says first what becomes public. */
export function ProposeDialog({ balanceCents }: { balanceCents: number }) {
  const { dialog, done } = useDialogs();
  const ids = useRequestIds();
  return (
    <Dialog {...dialog('propose')}>
      <DialogTrigger asChild>
        <Button>{t('copying.desk.propose')}</Button>
      </DialogTrigger>
      <DialogContent title={t('copying.desk.propose')}>
        <ProposeForm balanceCents={balanceCents} ids={ids} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}

const lengthFault = (text: string, most: number, isTried: boolean): string | undefined => {
  if (text.trim().length > most) return t('common.tooLong', { max: most });
  return isTried && text.trim() === '' ? t('common.required') : undefined;
};

/** What was typed, what of it can be used, and what is wrong with the rest. */
function useProposal(isTried: boolean) {
  const [typed, setTyped] = useState({ title: '', idea: '', share: '', capacity: '', stake: '' });
  const share = readShare(typed.share);
  const stake = readCents(typed.stake);
  const capacity = readCents(typed.capacity);
  const isTooLittle = typeof stake === 'number' && typeof capacity === 'number' && capacity < stake;
  const faults = {
    title: lengthFault(typed.title, MOST_TITLE, isTried),
    idea: lengthFault(typed.idea, MOST_IDEA, isTried),
    share: faultOf(share, isTried),
    stake: faultOf(stake, isTried),
    capacity: isTooLittle ? t('copying.desk.capacityLeast') : faultOf(capacity, isTried),
  };
  const [title, idea] = [typed.title.trim(), typed.idea.trim()];
  const isWhole = title !== '' && idea !== '' && Object.values(faults).every((fault) => fault === undefined);
  const proposal =
    isWhole && typeof share === 'number' && typeof stake === 'number' && typeof capacity === 'number'
      ? { title, idea, share_bp: share, capacity_cents: capacity, stake_cents: stake }
      : undefined;
  const set = (field: keyof typeof typed) => (text: string) => setTyped((now) => ({ ...now, [field]: text }));
  return { typed, set, faults, proposal };
}

interface ProposeFormProps {
  balanceCents: number;
  ids: RequestIds;
  onDone: () => void;
}

function ProposeForm({ balanceCents, ids, onDone }: ProposeFormProps) {
  const propose = useMutation(proposeMutation);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { typed, set, faults, proposal } = useProposal(isTried);
  const submit = useSubmit(async (event) => {
    setIsTried(true);
    setFailure(undefined);
    if (!proposal) return refuseForm(event);
    try {
      await ids.send(proposal, (request_id) => propose.mutateAsync({ ...proposal, request_id }));
    } catch (error) {
      return setFailure(errorMessage(error));
    }
    toast.success(t('copying.desk.proposed'));
    onDone();
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ul className="grid gap-1.5 text-sm">
        {(['name', 'ever', 'three', 'portfolio', 'examined', 'stake'] as const).map((fact) => (
          <li className="border-s-2 ps-3" key={fact}>
            {t(`copying.desk.facts.${fact}`)}
          </li>
        ))}
      </ul>
      <Field error={faults.title} label={t('copying.desk.name')}>
        {(control) => (
          <Input {...control} onChange={({ target }) => set('title')(target.value)} value={typed.title} />
        )}
      </Field>
      <Field error={faults.idea} hint={t('copying.desk.ideaHint')} label={t('copying.desk.idea')}>
        {(control) => (
          <Textarea {...control} onChange={({ target }) => set('idea')(target.value)} value={typed.idea} />
        )}
      </Field>
      <ExactField
        error={faults.share}
        label={t('copying.desk.share')}
        onChange={set('share')}
        value={typed.share}
      />
      <AmountField
        error={faults.stake}
        hint={t('copying.copy.available', {
          amount: formatCents(balanceCents),
          least: formatCents(LEAST_CENTS),
        })}
        label={t('copying.desk.stake')}
        onChange={({ target }) => set('stake')(target.value)}
        typed={typed.stake}
        value={typed.stake}
      />
      <AmountField
        error={faults.capacity}
        hint={t('copying.desk.capacityText')}
        label={t('copying.desk.capacity')}
        onChange={({ target }) => set('capacity')(target.value)}
        typed={typed.capacity}
        value={typed.capacity}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton pending={propose.isPending}>{t('copying.desk.propose')}</SubmitButton>
    </form>
  );
}
