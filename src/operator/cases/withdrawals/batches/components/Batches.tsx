import { base64 } from '@scure/base';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { DateText } from '@/components/display/DateText';
import { Exact } from '@/components/display/Exact';
import { NoticeBox } from '@/components/display/NoticeBox';
import { FormDialog } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { TitledSection } from '@/components/frame/TitledSection';
import { Button, buttonVariants } from '@/components/ui/button';
import { download } from '@/lib/data/download';
import { useOnce } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/money/percent';
import { toast } from '@/lib/toast';
import { isKnownAccount, rememberAccount } from '@/operator/kit/known-accounts';
import { makeBatchMutation, raiseFeeMutation, signBatchMutation } from '../mutations';
import { type Batch, batchCheckQuery, type ListedBatch, payoutBatchesQuery } from '../queries';
import { feeSchema } from '../schema';

const UNITS = 100_000_000;
const coins = (units: number) => (units / UNITS).toFixed(8).replace(/\.?0+$/, '');

function FeeForm({ told, onSend, ...button }: FeeFormProps) {
  return (
    <FormDialog
      button={{ size: 'sm', ...button }}
      onSend={({ fee_rate }) => onSend(fee_rate)}
      schema={feeSchema}
      told={told}
      values={{ fee_rate: '10' }}
    >
      {({ control }) => (
        <InputField control={control} inputMode="numeric" label={t('batches.feeRate')} name="fee_rate" />
      )}
    </FormDialog>
  );
}

interface FeeFormProps {
  label: string;
  'aria-label'?: string;
  variant?: 'outline';
  told: string;
  onSend: (rate: number) => Promise<unknown>;
}

/** The file, if this browser finds the same transaction in it. */
function SignSteps({ batch }: { batch: Batch & { psbt: string } }) {
  const { data: check } = useQuery(batchCheckQuery(batch));
  const raise = useMutation(raiseFeeMutation);
  const sign = useMutation(signBatchMutation);
  const once = useOnce();
  const [isKnown, setIsKnown] = useState(isKnownAccount(batch.root));
  if (!check) return null;
  if (check.problem)
    return (
      <p className="text-destructive text-sm" role="alert">
        {t('batches.differs', { problem: check.problem })}
      </p>
    );
  if (!isKnown)
    return (
      <div className="grid justify-items-start gap-2 text-sm">
        <p>{t('batches.unknown')}</p>
        <Exact>{batch.first_address}</Exact>
        <Button
          onClick={() => {
            rememberAccount(batch.root);
            setIsKnown(true);
          }}
          size="sm"
          variant="outline"
        >
          {t('batches.known')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        onClick={() => download(`${batch.id}-${batch.number}.psbt`, new Blob([base64.decode(batch.psbt).slice()]))}
        size="sm"
        variant="outline"
      >
        {t('batches.file')}
      </Button>
      <label className={buttonVariants({ variant: 'outline', size: 'sm', className: 'relative' })}>
        {t('batches.upload')}
        <input
          accept=".psbt,.txt"
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file)
              once(async () => {
                await sign.mutateAsync({ batch, file });
                toast.success(t('batches.uploaded'));
              });
            target.value = '';
          }}
          type="file"
        />
      </label>
      <FeeForm
        label={t('batches.raise')}
        onSend={(fee_rate) => raise.mutateAsync({ batch_id: batch.id, fee_rate })}
        told={t('batches.raised')}
        variant="outline"
      />
      <span className="text-muted-foreground text-[0.8125rem]">{t('batches.checked')}</span>
    </div>
  );
}

function stateOf({
  outputs,
  ended_at,
  confirmations,
  needed,
  transaction_id,
  trouble,
  signatures,
  psbt,
}: ListedBatch): string {
  if (ended_at !== null) return t('batches.ended');
  if (outputs?.every(({ status }) => status === 'paid')) return t('common.status.paid');
  if (trouble !== null) return t('batches.refused', { trouble });
  if (confirmations > 0 || transaction_id !== null)
    return t('deposits.chain.seen', { done: Math.min(confirmations, needed), of: needed });
  if (psbt === null) return t('batches.building');
  return signatures > 0 ? t('batches.signed') : t('batches.toSign');
}

const columns = (): Column<ListedBatch>[] => [
  { title: t('common.date'), cell: ({ made_at }) => <DateText iso={made_at} /> },
  { title: t('payments.review.network'), cell: ({ network }) => network },
  {
    title: t('batches.payments'),
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ outputs }) =>
      outputs === null
        ? null
        : `${formatNumber(outputs.length)} · ${coins(outputs.reduce((sum, { units }) => sum + units, 0))}`,
  },
  { title: t('withdrawals.fee'), align: 'end', cell: ({ fee_units }) => coins(fee_units) },
  {
    title: t('common.statusTitle'),
    cell: (batch) => (
      <>
        {stateOf(batch)}
        {batch.transaction_id === null ? null : (
          <Exact className="text-muted-foreground block">{batch.transaction_id}</Exact>
        )}
      </>
    ),
  },
  {
    title: t('batches.file'),
    isAction: true,
    cell: ({ outputs, psbt, ...batch }) =>
      outputs === null || psbt === null || batch.confirmations > 0 ? null : (
        <SignSteps batch={{ ...batch, outputs, psbt }} />
      ),
  },
];

/** Approved withdrawals in one transaction, for networks that are read. */
export function Batches() {
  const { data } = useQuery(payoutBatchesQuery);
  const make = useMutation(makeBatchMutation);
  if (!data || data.networks.length + data.batches.length + data.reversed.length === 0) return null;
  return (
    <TitledSection className="mt-12" lead={t('batches.lead')} title={t('batches.title')}>
      {data.reversed.map(({ id, investor_id, coins: paid, method, address }) => (
        <NoticeBox key={id} tone="bad" title={`${paid} ${method}`}>
          <p>{t('withdrawals.chain.reversed')}</p>
          <Exact className="block">{address}</Exact>
          <Link className="link" search={{ id: investor_id }} to="/operator/person">
            {t('desk.person.title')}
          </Link>
        </NoticeBox>
      ))}
      <ul className="grid gap-3 text-sm">
        {data.networks
          .filter(({ waiting, unspent }) => waiting > 0 || unspent !== '0')
          .map(({ network, waiting, owed, unspent }) => (
            <li className="flex flex-wrap items-center justify-between gap-3" key={network}>
              <span>
                {network}: {t('batches.ready', { count: waiting, owed, unspent })}
              </span>
              {waiting > 0 ? (
                <FeeForm
                  aria-label={`${t('batches.make')}: ${network}`}
                  label={t('batches.make')}
                  onSend={(fee_rate) => make.mutateAsync({ network, fee_rate })}
                  told={t('batches.made')}
                />
              ) : null}
            </li>
          ))}
      </ul>
      <DataTable
        caption={t('batches.title')}
        columns={columns()}
        empty={null}
        rowKey={({ id }) => id}
        rows={data.batches}
      />
    </TitledSection>
  );
}
