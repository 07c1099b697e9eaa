import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FileField } from '@/components/forms/FileField';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { DOCUMENT_LIMITS } from '@/lib/uploads/upload';
import { submitKycMutation } from '../mutations';
import { kycSchema } from '../schema';

/** Address, document, and a tax number for those who want it on record. A failure leaves everything as it was entered. */
export function KycForm() {
  const { user } = useRouteContext({ from: '/_account' });
  const send = useMutation(submitKycMutation);
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, control, formState } = useForm({
    resolver: zodResolver(kycSchema),
    defaultValues: { address: '', taxNumber: '' },
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(
      async (values) => {
        setFailure(undefined);
        try {
          const isComplete = await send.mutateAsync({ userId: user.id, ...values });
          toast.success(t('kyc.saved'));
          if (!isComplete) toast.error(t('kyc.taxNumberFailed'));
        } catch (error) {
          const isPending = toAppError(error).code === 'duplicate';
          toast.error(t('profile.uploadFailed'));
          setFailure(isPending ? t('kyc.pendingExists') : `${errorMessage(error)} ${t('kyc.retrySafe')}`);
        }
      },
      () => toast.error(t('kyc.incomplete')),
    ),
  );
  return (
    <form className="grid max-w-xl gap-5" noValidate onSubmit={submit}>
      <FormFields isSending={formState.isSubmitting}>
        <Field error={errors.address?.message} label={t('kyc.address')}>
          {(field) => (
            <Textarea
              {...field}
              {...register('address')}
              autoComplete="street-address"
              className="min-h-20"
              spellCheck={false}
            />
          )}
        </Field>
        <Controller
          control={control}
          name="document"
          render={({ field, fieldState }) => (
            <FileField
              chosen={field.value}
              error={fieldState.error?.message}
              hint={t('kyc.documentHint')}
              label={t('kyc.document')}
              limits={DOCUMENT_LIMITS}
              onChoose={field.onChange}
              ref={field.ref}
            />
          )}
        />
        <Field error={errors.taxNumber?.message} hint={t('kyc.taxNumberHint')} label={t('kyc.taxNumber')}>
          {(field) => <Input {...field} {...register('taxNumber')} autoComplete="off" spellCheck={false} />}
        </Field>
      </FormFields>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('kyc.submit')}
      </SubmitButton>
    </form>
  );
}
