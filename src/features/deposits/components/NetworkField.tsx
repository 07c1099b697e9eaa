import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/forms/TextFields';
import { t } from '@/lib/i18n/i18n';

/** Asks on which of the networks of its method a payment was made, in the field `network`; nothing where there is no choice. */
export function NetworkField({ networks }: { networks: readonly string[] }) {
  const { control } = useFormContext<{ network: string }>();
  if (networks.length === 0) return null;
  return (
    <SelectField control={control} label={t('payments.review.network')} name="network">
      <option value="">{t('common.choose')}</option>
      {networks.map((network) => (
        <option key={network}>{network}</option>
      ))}
    </SelectField>
  );
}
