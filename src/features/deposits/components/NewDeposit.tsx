import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { AmountField } from '@/components/forms/AmountField';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { SelectField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { DialogButton } from '@/components/frame/DialogButton';
import { CoinsField } from '@/domain/coins/CoinsField';
import { AppError } from '@/lib/data/errors';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastIncomplete } from '@/lib/forms/use-submit';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { askQuotes, paymentMethodsQuery, pricedCoinsQuery, walletsQuery } from '../queries';
import { depositSchema } from '../schema';

export function NewDeposit({ isDisabled }: { isDisabled: boolean }) {
  return (
    <DialogButton disabled={isDisabled} Icon={Plus} label={t('depositing.new')} size="default" variant="default">
      {() => (
        <DialogBox title={t('depositing.makeNew')}>
          <AmountForm />
        </DialogBox>
      )}
    </DialogButton>
  );
}

function useOfferedCoins(): string[] {
  const { data: wallets = [] } = useQuery(walletsQuery);
  const { data: methods = [] } = useQuery(paymentMethodsQuery);
  const { data: priced = [] } = useQuery(pricedCoinsQuery);
  return methods
    .filter(({ name, coin }) => priced.includes(coin) && wallets.some(({ method }) => method === name))
    .map(({ coin }) => coin);
}

function AmountForm() {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const coins = useOfferedCoins();
  const form = useZodForm(depositSchema, { unit: '', amount: '' });
  const { control, setFocus } = form;
  const unit = useWatch({ control, name: 'unit' });
  // Focuses the input, because the dialog would focus its close button.
  useEffect(() => setFocus('amount'), [setFocus]);
  return (
    <Form
      className="grid gap-5"
      form={form}
      onInvalid={({ amount }) =>
        amount?.message === t('common.required') ? toast.error(t('deposits.amountMissing')) : toastIncomplete()
      }
      onSubmit={async (asked) => {
        if ('cents' in asked) {
          await navigate({ to: '/deposit/wallet', state: { depositCents: asked.cents } });
          return;
        }
        const [quote] = await askQuotes(asked);
        if (!quote) throw new AppError('no_price');
        // The dialog may have closed while the price was loading.
        if (!isMounted()) return;
        await navigate({
          to: '/deposit/wallet',
          state: { depositCents: quote.amount_cents, depositCoins: asked },
        });
      }}
    >
      {coins.length > 0 ? (
        <SelectField control={control} name="unit" label={t('deposits.quote.unit')}>
          <option value="">{t('deposits.quote.dollars')}</option>
          {coins.map((coin) => (
            <option key={coin}>{coin}</option>
          ))}
        </SelectField>
      ) : null}
      {unit === '' ? (
        <AmountField
          control={control}
          name="amount"
          hint={coins.length > 0 ? null : t('depositing.amountHint')}
          label={t('depositing.enterAmount')}
        />
      ) : (
        <CoinsField control={control} name="amount" coin={unit} label={t('depositing.enterAmount')} />
      )}
      <SubmitButton>{t('deposits.continue')}</SubmitButton>
    </Form>
  );
}
