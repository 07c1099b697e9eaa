import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FileField } from '@/components/forms/FileField';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Alert } from '@/components/ui/alert';
import { DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { errorMessage } from '@/lib/data/errors';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { toast } from '@/lib/toast';
import type { PictureArea } from '@/lib/uploads/picture';
import { AVATAR_LIMITS } from '@/lib/uploads/upload';
import { updatePictureMutation } from '../mutations';
import { pictureSchema } from '../schema';

// Without it the picture is sent as it is.
const PictureCrop = lateComponent(async () => (await import('./PictureCrop')).PictureCrop);

interface PictureDialogProps {
  userId: string;
  oldPath: string | null;
  onDone: () => void;
}

/** The dialog in which a user gives another picture of themselves. */
export function PictureDialog({ userId, oldPath, onDone }: PictureDialogProps) {
  const update = useMutation(updatePictureMutation);
  const [failure, setFailure] = useState<string>();
  // Sent again after a failure it is the same file, unless another part of it is wanted.
  const [part, setPart] = useState<{ area: PictureArea; id: string }>();
  const { handleSubmit, control, formState } = useForm({ resolver: zodResolver(pictureSchema) });
  const submit = useSubmit(
    handleSubmit(async ({ picture }) => {
      setFailure(undefined);
      try {
        const chosen = { id: part?.id ?? picture.id, prepared: picture.prepared };
        await update.mutateAsync({ userId, picture: chosen, area: part?.area, oldPath });
      } catch (error) {
        toast.error(t('profile.uploadFailed'));
        setFailure(errorMessage(error));
        return;
      }
      toast.success(t('profile.uploaded'));
      onDone();
    }, toastInvalid),
  );
  return (
    <DialogContent title={t('profile.updatePicture')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <FormFields isSending={formState.isSubmitting}>
          <Controller
            control={control}
            name="picture"
            render={({ field, fieldState }) => (
              <FileField
                chosen={field.value}
                error={fieldState.error?.message}
                hint={t('profile.pictureHint')}
                label={t('profile.picture')}
                limits={AVATAR_LIMITS}
                onChoose={(file) => {
                  setPart(undefined);
                  field.onChange(file);
                }}
                renderPreview={({ blob }) => (
                  <div className="contents" inert={formState.isSubmitting}>
                    <Suspense fallback={<Skeleton className="h-64" />}>
                      <PictureCrop
                        blob={blob}
                        key={field.value?.id}
                        onChange={(area) => setPart({ area, id: crypto.randomUUID() })}
                      />
                    </Suspense>
                  </div>
                )}
                ref={field.ref}
              />
            )}
          />
        </FormFields>
        {failure ? <Alert tone="bad">{failure}</Alert> : null}
        <SubmitButton pending={formState.isSubmitting}>{t('profile.savePicture')}</SubmitButton>
      </form>
    </DialogContent>
  );
}
