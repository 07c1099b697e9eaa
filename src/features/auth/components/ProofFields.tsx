import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Focused } from '@/components/forms/Focused';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { Field } from '@/components/ui/field';
import { SkeletonRows } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';
import type { AskedProof, ProofValues } from '../proof';
import { FactorField } from './FactorField';
import { OtherWay } from './OtherWay';
import { PasswordInput } from './PasswordInput';

interface ProofFieldsProps {
  proof: AskedProof;
  register: UseFormRegister<ProofValues>;
  errors: FieldErrors<ProofValues>;
  /** Whether the focus begins here. */
  isFocused?: boolean;
}

/** Asks for what {@link AskedProof} needs: a second factor, the password or a passkey, or nothing. */
export function ProofFields({ proof, register, errors, isFocused = false }: ProofFieldsProps) {
  if (proof.error) return <ErrorPanel error={proof.error} onRetry={proof.retry} />;
  if (proof.isPending) return <SkeletonRows rows={1} />;
  const { choice } = proof;
  if (!proof.asksPassword)
    return (
      <FactorField {...register('code')} choice={choice} error={errors.code?.message} isFocused={isFocused} />
    );
  return (
    <>
      <Focused isOn={isFocused || choice.isChosen}>
        <Field
          error={errors.password?.message}
          hint={t('account.confirmText')}
          label={t('account.currentPassword')}
        >
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
          )}
        </Field>
      </Focused>
      <OtherWay choice={choice} />
    </>
  );
}
