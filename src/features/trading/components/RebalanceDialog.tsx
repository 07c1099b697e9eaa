import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ActionButton } from '@/components/forms/ActionButton';
import { ExactField } from '@/components/forms/ExactField';
import { Form, FormFailure } from '@/components/forms/Form';
import { FormButton } from '@/components/forms/FormDialog';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { toast } from '@/lib/toast';
import { previewMutation, rebalanceMutation } from '../mutations';
import { holdingsQuery, instrumentsQuery, type Pool } from '../queries';
import { cashOf, choicesOf, rebalanceSchema, type Step, targetsOf } from '../rebalance';
import { formatShare } from '../sentence';
import { RebalanceSteps } from './RebalanceSteps';

/** One percentage point. */
const BAND_BP = 100;

interface RebalanceProps {
  userId: string;
  pool: Pool;
}

export function RebalanceDialog(props: RebalanceProps) {
  const ids = useRequestIds();
  return (
    <FormButton
      label={t('trading.rebalance.action')}
      description={t('trading.rebalance.text')}
      title={t('trading.rebalance.title')}
      variant="outline"
    >
      {(onDone) => <RebalanceForm {...props} ids={ids} onDone={onDone} />}
    </FormButton>
  );
}

interface Plan {
  args: { pool_id: string; targets: Record<string, number>; band_bp: number };
  steps: readonly Step[];
}

function RebalanceForm({ userId, pool, ids, onDone }: RebalanceProps & { ids: RequestIds; onDone: () => void }) {
  const [{ data: instruments }, { data: holdings }] = useSuspenseQueries({
    queries: [instrumentsQuery, holdingsQuery(userId, pool.pool_id)],
  });
  const preview = useMutation(previewMutation);
  const rebalance = useMutation(rebalanceMutation);
  const [plan, setPlan] = useState<Plan>();
  const choices = choicesOf(instruments, holdings);
  const form = useZodForm(
    rebalanceSchema(choices[0]?.id),
    {
      targets: { ...Object.fromEntries(choices.map(({ id }) => [id, ''])), ...targetsOf(pool, holdings) },
      band: typedExact(BAND_BP, 2),
    },
    { mode: 'onChange' },
  );
  const { control, clearErrors } = form;
  const cashBp = cashOf(useWatch({ control, name: 'targets' }));
  // Detects a preview that arrives after the targets changed.
  const previewed = useRef<Plan['args']>(undefined);
  const forget = () => {
    previewed.current = undefined;
    setPlan(undefined);
    clearErrors('root');
  };
  const send = async () => {
    if (!plan) return;
    const { args } = plan;
    clearErrors('root');
    try {
      await ids.send(args, (request_id) => rebalance.mutateAsync({ ...args, request_id }));
    } catch (error) {
      form.setError('root', { type: toAppError(error).code, message: errorMessage(error) });
      return;
    }
    toast.success(t('trading.rebalance.done'));
    onDone();
  };
  const hasOrders = plan?.steps.some(({ side }) => side !== null) ?? false;
  return (
    <Form
      className="grid gap-4"
      failsInside
      form={form}
      onChange={forget}
      onSubmit={async ({ targets, band }) => {
        const named = Object.fromEntries(Object.entries(targets).filter(([, share]) => share > 0));
        const args = { pool_id: pool.pool_id, targets: named, band_bp: band };
        previewed.current = args;
        const steps = await preview.mutateAsync(args);
        if (previewed.current === args) setPlan({ args, steps });
      }}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        {choices.map(({ id, name }) => (
          <ExactField
            control={control}
            key={id}
            label={t('trading.rebalance.target', { name })}
            name={`targets.${id}`}
          />
        ))}
      </div>
      {cashBp < 0 ? null : <p className="text-sm">{t('trading.rebalance.cash', { percent: formatShare(cashBp) })}</p>}
      <ExactField control={control} label={t('trading.rebalance.band')} name="band" />
      {plan ? <RebalanceSteps instruments={instruments} steps={plan.steps} /> : null}
      <FormFailure>
        {(code) =>
          code === 'orders_waiting' ? (
            <Link className="link" to="/trade">
              {t('trading.order.open')}
            </Link>
          ) : null
        }
      </FormFailure>
      {/* Side by side, so that a double click or held Enter never places unread orders. */}
      <div className="grid grid-cols-2 gap-3">
        <SubmitButton variant={hasOrders ? 'outline' : 'default'}>{t('trading.rebalance.preview')}</SubmitButton>
        <ActionButton disabled={!hasOrders || preview.isPending} onAct={send}>
          {t('trading.rebalance.submit')}
        </ActionButton>
      </div>
    </Form>
  );
}
