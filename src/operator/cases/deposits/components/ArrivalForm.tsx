import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Disclosure } from '@/components/display/Disclosure';
import { NoticeBox } from '@/components/display/NoticeBox';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { InputField, SelectField, TextareaField } from '@/components/forms/TextFields';
import { CoinsField } from '@/domain/coins/CoinsField';
import { hasOutputs } from '@/lib/addresses/transactions';
import { toastInvalid } from '@/lib/forms/use-submit';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { useLimit } from '@/operator/kit/limits';
import { expectedArrival } from '../expected';
import type { QueuedDeposit } from '../queries';
import { type Arrival, arrivalSchema } from '../schema';
import { isSecondApproval } from '../second-approval';
import type { Checked } from './ArrivalQuestion';
import { ExplorerLink } from './ExplorerLink';
import { Quoted } from './Quoted';

interface ArrivalFormProps {
  deposit: QueuedDeposit;
  /** For the button that sends it from elsewhere. */
  id: string;
  /** This operator gave the first approval and is changing it. */
  isFirstByMe: boolean;
  /** The question is open. */
  isAsked: boolean;
  /** Another operator approved meanwhile. */
  isChanged: boolean;
  /** Reads what the database would credit. */
  preview: (arrival: Arrival & { unit: 'coins' }) => Promise<NonNullable<Checked['credit']> & { cents: number }>;
  onChecked: (checked: Checked | undefined) => void;
}

/** What arrived, as the quote expects it; the operator compares it with the network. */
export function ArrivalForm({ deposit, id, isFirstByMe, isAsked, isChanged, preview, onChecked }: ArrivalFormProps) {
  const isReasonNeeded = deposit.same_proof.length > 0;
  const limit = useLimit('deposit');
  const expected = expectedArrival(deposit, isFirstByMe);
  const form = useZodForm(arrivalSchema(isReasonNeeded), expected);
  const { control, setError } = form;
  const [unit, network, transactionId] = useWatch({ control, name: ['unit', 'network', 'transactionId'] });
  const [hasDetails, setHasDetails] = useState(!expected.output);
  useEffect(() => () => onChecked(undefined), [onChecked]);

  const check = async (arrival: Arrival): Promise<Checked> => {
    const isSecond = isSecondApproval(deposit, arrival);
    if (arrival.unit === 'dollars') return { arrival, cents: arrival.cents, credit: undefined, isSecond };
    const { cents, ...credit } = await preview(arrival);
    return { arrival, cents, credit, isSecond };
  };
  /** Why the database would refuse it. */
  const refusalOf = ({ cents, isSecond }: Checked): string | undefined => {
    if (isSecond && isFirstByMe) return t('operations.deposits.sameFigures');
    return limit !== undefined && cents > limit
      ? t('offers.limits.aboveText', { limit: formatCents(limit) })
      : undefined;
  };
  return (
    <Form
      form={form}
      id={id}
      onInvalid={(errors) => {
        if (errors['output']) setHasDetails(true);
        toastInvalid(errors);
      }}
      onSubmit={async (arrival) => {
        const checked = await check(arrival);
        const message = refusalOf(checked);
        if (message === undefined) onChecked(checked);
        else setError(arrival.unit === 'dollars' ? 'cents' : 'coins', { message }, { shouldFocus: true });
      }}
    >
      <fieldset className="grid gap-4" disabled={isAsked}>
        {isChanged ? <NoticeBox tone="wait">{t('errors.changed_meanwhile')}</NoticeBox> : null}
        {isFirstByMe ? <p className="text-muted-foreground text-sm">{t('operations.deposits.changeText')}</p> : null}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {unit === 'dollars' ? (
            <AmountField control={control} label={t('operations.deposits.arrived')} name="cents" />
          ) : (
            <CoinsField
              coin={deposit.coin}
              control={control}
              hint=""
              label={t('operations.deposits.arrivedCoins')}
              name="coins"
            />
          )}
          {unit === 'dollars' ? null : (
            <InputField
              control={control}
              dir="ltr"
              label={t('operations.deposits.paidAt')}
              name="paidAt"
              step={1}
              type="datetime-local"
            />
          )}
          {deposit.networks.length > 1 ? (
            <SelectField control={control} label={t('payments.review.network')} name="network">
              <option value="">{t('common.choose')}</option>
              {deposit.networks.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
          ) : null}
        </div>
        <TextareaField
          className="min-h-0 break-all"
          control={control}
          dir="ltr"
          label={t('deposits.naming.title')}
          name="transactionId"
          rows={2}
          spellCheck={false}
        />
        <ExplorerLink explorers={deposit.explorers} id={transactionId.trim()} network={network} />
        <Disclosure isOpen={hasDetails} title={t('treasury.audit.details')}>
          <p>{t('operations.deposits.arrivedText')}</p>
          {deposit.quote ? <Quoted coin={deposit.coin} quote={deposit.quote} /> : null}
          <div className="text-foreground my-2 grid items-start gap-4 sm:grid-cols-2">
            <SelectField control={control} label={t('deposits.quote.unit')} name="unit">
              <option value="dollars">{t('deposits.quote.dollars')}</option>
              <option value="coins">{deposit.coin}</option>
            </SelectField>
            {hasOutputs(network) ? (
              <InputField
                className="tabular-nums"
                control={control}
                dir="ltr"
                inputMode="numeric"
                label={t('operations.deposits.output')}
                name="output"
              />
            ) : null}
          </div>
          {(['arrivedHint', 'paidAtHint', 'unitHint', 'outputHint'] as const).map((hint) => (
            <p key={hint}>{t(`operations.deposits.${hint}`)}</p>
          ))}
        </Disclosure>
        {isReasonNeeded ? <ReasonField hint={t('operations.deposits.sameProofHint')} /> : null}
      </fieldset>
    </Form>
  );
}
