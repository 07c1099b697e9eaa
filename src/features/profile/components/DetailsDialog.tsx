import { useMutation } from '@tanstack/react-query';
import { DialogForm } from '@/components/forms/FormDialog';
import { InputField } from '@/components/forms/TextFields';
import { DialogBox } from '@/components/frame/Dialog';
import { t } from '@/lib/i18n/i18n';
import { updateDetailsMutation } from '../mutations';
import { detailsSchema, type DetailsValues } from '../schema';

interface DetailsDialogProps {
  userId: string;
  details: DetailsValues;
  onDone: () => void;
}

export function DetailsDialog({ userId, details, onDone }: DetailsDialogProps) {
  const update = useMutation(updateDetailsMutation);
  return (
    <DialogBox title={t('profile.edit')}>
      <DialogForm
        failsInside
        onDone={onDone}
        onSend={(values) => update.mutateAsync({ userId, details: values })}
        schema={detailsSchema}
        submit={t('profile.update')}
        told={t('profile.saved')}
        values={details}
      >
        {({ control }) => (
          <>
            <InputField control={control} name="name" label={t('profile.name')} autoComplete="name" />
            <InputField control={control} name="phone" label={t('profile.phone')} autoComplete="tel" type="tel" />
          </>
        )}
      </DialogForm>
    </DialogBox>
  );
}
