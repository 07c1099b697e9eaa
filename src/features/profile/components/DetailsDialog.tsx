import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { updateDetailsMutation } from '../mutations';
import { detailsSchema, type DetailsValues } from '../schema';

interface DetailsDialogProps {
  userId: string;
  details: DetailsValues;
  onDone: () => void;
}

export function DetailsDialog({ userId, details, onDone }: DetailsDialogProps) {
  const update = useMutation(updateDetailsMutation);
  const form = useZodForm(detailsSchema, details);
  const { control } = form;
  return (
    <DialogBox title={t('profile.edit')}>
      <Form
        className="grid gap-5"
        form={form}
        onSubmit={async (values) => {
          await update.mutateAsync({ userId, details: values });
          toast.success(t('profile.saved'));
          onDone();
        }}
      >
        <InputField control={control} name="name" label={t('profile.name')} autoComplete="name" />
        <InputField control={control} name="phone" label={t('profile.phone')} autoComplete="tel" type="tel" />
        <SubmitButton>{t('profile.update')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
