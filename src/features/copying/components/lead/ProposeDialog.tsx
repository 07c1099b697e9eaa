import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Disclosure } from '@/components/display/Disclosure';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { Form, FormFailure } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { Dialog, DialogBox, DialogTrigger } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { readSchema } from '@/lib/forms/read-schema';
import { filled } from '@/lib/forms/text-schema';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { toast } from '@/lib/toast';
import { LEAST_CENTS, readCents, readShare } from '../../limits';
import { proposeMutation } from '../../mutations';

const MOST_TITLE = 60;
const MOST_IDEA = 1000;

export function ProposeDialog({ balanceCents }: { balanceCents: number }) {
  const { dialog, done } = useDialogs();
  const ids = useRequestIds();
  return (
    <Dialog {...dialog('propose')}>
      <DialogTrigger asChild>
        <Button>{t('copying.desk.propose')}</Button>
      </DialogTrigger>
      <DialogBox title={t('copying.desk.propose')}>
        <ProposeForm balanceCents={balanceCents} ids={ids} onDone={done} />
      </DialogBox>
    </Dialog>
  );
}

const proposalSchema = z
  .object({
    title: filled(MOST_TITLE),
    idea: filled(MOST_IDEA),
    share_bp: readSchema(readShare),
    stake_cents: readSchema(readCents),
    capacity_cents: readSchema(readCents),
  })
  .check(
    z.refine(({ capacity_cents, stake_cents }) => capacity_cents >= stake_cents, {
      path: ['capacity_cents'],
      error: () => t('copying.desk.capacityLeast'),
    }),
  );

const EMPTY = { title: '', idea: '', share_bp: '', stake_cents: '', capacity_cents: '' };

interface ProposeFormProps {
  balanceCents: number;
  ids: RequestIds;
  onDone: () => void;
}

function ProposeForm({ balanceCents, ids, onDone }: ProposeFormProps) {
  const propose = useMutation(proposeMutation);
  const form = useZodForm(proposalSchema, EMPTY, { mode: 'onTouched' });
  const { control } = form;
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onSubmit={async (proposal) => {
        await ids.send(proposal, (request_id) => propose.mutateAsync({ ...proposal, request_id }));
        toast.success(t('copying.desk.proposed'));
        onDone();
      }}
    >
      <Disclosure>
        {(['name', 'ever', 'three', 'portfolio', 'examined', 'stake'] as const).map((fact) => (
          <p key={fact}>{t(`copying.desk.facts.${fact}`)}</p>
        ))}
      </Disclosure>
      <InputField control={control} label={t('copying.desk.name')} name="title" />
      <TextareaField control={control} hint={t('copying.desk.ideaHint')} label={t('copying.desk.idea')} name="idea" />
      <ExactField control={control} label={t('copying.desk.share')} name="share_bp" />
      <AmountField
        control={control}
        hint={t('copying.copy.available', {
          amount: formatCents(balanceCents),
          least: formatCents(LEAST_CENTS),
        })}
        label={t('copying.desk.stake')}
        name="stake_cents"
      />
      <AmountField
        control={control}
        hint={t('copying.desk.capacityText')}
        label={t('copying.desk.capacity')}
        name="capacity_cents"
      />
      <FormFailure />
      <SubmitButton>{t('copying.desk.propose')}</SubmitButton>
    </Form>
  );
}
