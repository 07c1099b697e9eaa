import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { t } from '@/lib/i18n/i18n';

interface NetworkFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
  networks: readonly string[];
}

/** Asks on which of the networks of its method a payment was made; nothing where there is no choice. */
export function NetworkField({ error, networks, ...registration }: NetworkFieldProps) {
  if (networks.length === 0) return null;
  return (
    <Field error={error} label={t('payments.review.network')}>
      {(control) => (
        <Select {...control} {...registration}>
          <option value="">{t('common.choose')}</option>
          {networks.map((network) => (
            <option key={network}>{network}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
