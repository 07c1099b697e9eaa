import { useMutation, useSuspenseQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { type RequestIds, useRequestIds } from '@/lib/forms/use-request-ids';
import { refuseForm, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { typedExact } from '@/lib/money/exact';
import { toast } from '@/lib/toast';
import { previewMutation, rebalanceMutation } from '../mutations';
import { holdingsQuery, instrumentsQuery, type Pool } from '../queries';
import { choicesOf, readBand, readPercent, readTargets, type Step, targetsOf } from '../rebalance';
import { formatShare } from '../sentence';
import { ExactField } from './ExactField';
import { RebalanceSteps } from './RebalanceSteps';

/** One percentage point. */
const BAND_BP = 100;

interface RebalanceProps {
  userId: string;
  pool: Pool;
}

/** The button that brings the portfolio back to shares that its owner names, and the dialog that shows each order before. */
export function RebalanceDialog(props: RebalanceProps) {
  const { dialog, done } = useDialogs();
  const ids = useRequestIds();
  return (
    <Dialog {...dialog('rebalance')}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('trading.rebalance.action')}</Button>
      </DialogTrigger>
      <DialogContent description={t('trading.rebalance.text')} title={t('trading.rebalance.title')}>
        <RebalanceForm {...props} ids={ids} onDone={done} />
      </DialogContent>
    </Dialog>
  );
}

interface FormProps extends RebalanceProps {
  ids: RequestIds;
  onDone: () => void;
}

/** What was previewed, and what is sent if it is confirmed. */
interface Plan {
  args: { pool_id: string; targets: Record<string, number>; band_bp: number };
  steps: readonly Step[];
}

function RebalanceForm({ userId, pool, ids, onDone }: FormProps) {
  const [{ data: instruments }, { data: holdings }] = useSuspenseQueries({
    queries: [instrumentsQuery, holdingsQuery(userId, pool.pool_id)],
  });
  const preview = useMutation(previewMutation);
  const rebalance = useMutation(rebalanceMutation);
  const [typed, setTyped] = useState(() => targetsOf(pool, holdings));
  const [band, setBand] = useState(() => typedExact(BAND_BP, 2));
  const [plan, setPlan] = useState<Plan>();
  const [failure, setFailure] = useState<{ text: string; isOfOrders: boolean }>();
  const { targets, cashBp } = readTargets(typed);
  const bandBp = readBand(band);
  // A preview that comes after a change is of other shares.
  const previewed = useRef<Plan['args']>(undefined);
  const change = (apply: () => void) => {
    previewed.current = undefined;
    setPlan(undefined);
    setFailure(undefined);
    apply();
  };
  const look = async (event: SubmitEvent) => {
    if (!targets || typeof bandBp === 'string') return refuseForm(event);
    const args = { pool_id: pool.pool_id, targets, band_bp: bandBp };
    previewed.current = args;
    const steps = await preview.mutateAsync(args);
    if (previewed.current === args) setPlan({ args, steps });
  };
  const send = async ({ args }: Plan) => {
    await ids.send(args, (request_id) => rebalance.mutateAsync({ ...args, request_id }));
    toast.success(t('trading.rebalance.done'));
    onDone();
  };
  const tell = async (work: () => Promise<void>) => {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure({ text: errorMessage(error), isOfOrders: toAppError(error).code === 'orders_waiting' });
    }
  };
  const submit = useSubmit((event) => tell(() => look(event)));
  const confirm = useSubmit(async () => {
    if (plan) await tell(() => send(plan));
  });
  const orders = useId();
  const hasOrders = plan?.steps.some(({ side }) => side !== null) ?? false;
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="grid grid-cols-2 items-start gap-4">
          {choicesOf(instruments, holdings).map(({ id, name }, place) => {
            const text = typed[id] ?? '';
            const read = readPercent(text);
            // What is wrong with all of them together is marked at the first.
            const over = cashBp < 0 && place === 0 ? t('trading.rebalance.over') : undefined;
            return (
              <ExactField
                error={typeof read === 'string' ? read : over}
                key={id}
                label={t('trading.rebalance.target', { name })}
                onChange={(value) => change(() => setTyped({ ...typed, [id]: value }))}
                value={text}
              />
            );
          })}
        </div>
        {cashBp < 0 ? null : (
          <p className="text-sm">{t('trading.rebalance.cash', { percent: formatShare(cashBp) })}</p>
        )}
        <ExactField
          error={typeof bandBp === 'string' ? bandBp : undefined}
          label={t('trading.rebalance.band')}
          onChange={(value) => change(() => setBand(value))}
          value={band}
        />
        {plan ? <RebalanceSteps instruments={instruments} steps={plan.steps} /> : null}
        {failure ? (
          <Alert tone="bad">
            <span>{failure.text}</span>{' '}
            {failure.isOfOrders ? (
              <Link className="link" to="/trade">
                {t('trading.order.open')}
              </Link>
            ) : null}
          </Alert>
        ) : null}
        {/* Side by side, so that a double click on the preview, or Enter held down, never places what was not read. */}
        <div className="grid grid-cols-2 gap-3">
          <SubmitButton pending={preview.isPending} variant={hasOrders ? 'outline' : 'primary'}>
            {t('trading.rebalance.preview')}
          </SubmitButton>
          <SubmitButton
            disabled={!hasOrders || preview.isPending}
            form={orders}
            pending={rebalance.isPending}
          >
            {t('trading.rebalance.submit')}
          </SubmitButton>
        </div>
      </form>
      <form id={orders} onSubmit={confirm} />
    </>
  );
}
