import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Disclosure } from '@/components/display/Disclosure';
import { AmountField } from '@/components/forms/AmountField';
import { ExactField } from '@/components/forms/ExactField';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { readSchema } from '@/lib/forms/read-schema';
import { filled } from '@/lib/forms/text-schema';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { LEAST_CENTS, readCents, readShare } from '../../limits';
import { proposeMutation } from '../../mutations';

const MOST_TITLE = 60;
const MOST_IDEA = 1000;

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

export function ProposeDialog({ balanceCents }: { balanceCents: number }) {
  const propose = useMutation(proposeMutation);
  const ids = useRequestIds();
  return (
    <FormDialog
      button={{ label: t('copying.desk.propose') }}
      failsInside
      mode="onTouched"
      onSend={(proposal) => ids.send(proposal, (request_id) => propose.mutateAsync({ ...proposal, request_id }))}
      schema={proposalSchema}
      told={t('copying.desk.proposed')}
      values={EMPTY}
    >
      {({ control }) => (
        <>
          <Disclosure>
            {(['name', 'ever', 'three', 'portfolio', 'examined', 'stake'] as const).map((fact) => (
              <p key={fact}>{t(`copying.desk.facts.${fact}`)}</p>
            ))}
          </Disclosure>
          <InputField control={control} label={t('copying.desk.name')} name="title" />
          <TextareaField
            control={control}
            hint={t('copying.desk.ideaHint')}
            label={t('copying.desk.idea')}
            name="idea"
          />
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
            label={t('copying.figure.capacity')}
            name="capacity_cents"
          />
        </>
      )}
    </FormDialog>
  );
}
