import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { FileField } from '@/components/forms/FileField';
import { Form, FormFailure } from '@/components/forms/Form';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, TextareaField } from '@/components/forms/TextFields';
import { errorMessage, toAppError } from '@/lib/data/errors';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { DOCUMENT_LIMITS } from '@/lib/uploads/upload';
import { submitKycMutation } from '../mutations';
import { kycSchema } from '../schema';

export function KycForm() {
  const { user } = useRouteContext({ from: '/_account' });
  const send = useMutation(submitKycMutation);
  const form = useZodForm(kycSchema, { address: '', taxNumber: '' });
  const { control } = form;
  return (
    <Form
      className="grid max-w-xl gap-5"
      failsInside
      failureText={(error) =>
        toAppError(error).code === 'duplicate' ? t('kyc.pendingExists') : `${errorMessage(error)} ${t('kyc.retrySafe')}`
      }
      failureToast={t('profile.uploadFailed')}
      form={form}
      onInvalid={() => toast.error(t('kyc.incomplete'))}
      onSubmit={async (values) => {
        const isComplete = await send.mutateAsync({ userId: user.id, ...values });
        toast.success(t('kyc.saved'));
        // The form folds, and the page would show what was below it.
        document.querySelector('#kyc-title')?.scrollIntoView();
        if (!isComplete) toast.error(t('kyc.taxNumberFailed'));
      }}
    >
      <FormFields>
        <TextareaField
          control={control}
          name="address"
          label={t('kyc.address')}
          autoComplete="street-address"
          className="min-h-20"
          spellCheck={false}
        />
        <FileField
          control={control}
          hint={t('kyc.documentHint')}
          label={t('kyc.document')}
          limits={DOCUMENT_LIMITS}
          name="document"
        />
        <InputField
          control={control}
          name="taxNumber"
          hint={t('kyc.taxNumberHint')}
          label={t('kyc.taxNumber')}
          spellCheck={false}
        />
      </FormFields>
      <FormFailure />
      <SubmitButton className="justify-self-start">{t('withdrawing.submit')}</SubmitButton>
    </Form>
  );
}
