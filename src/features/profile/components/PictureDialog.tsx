import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { FileField } from '@/components/forms/FileField';
import { Form, FormFailure } from '@/components/forms/Form';
import { FormFields } from '@/components/forms/FormFields';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { DialogBox } from '@/components/frame/Dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import { toast } from '@/lib/toast';
import type { PictureArea } from '@/lib/uploads/picture';
import { AVATAR_LIMITS } from '@/lib/uploads/upload';
import { updatePictureMutation } from '../mutations';
import { pictureSchema } from '../schema';

// If it does not load, the picture is sent whole.
const PictureCrop = lateComponent(async () => (await import('./PictureCrop')).PictureCrop);

interface PictureDialogProps {
  userId: string;
  oldPath: string | null;
  onDone: () => void;
}

export function PictureDialog({ userId, oldPath, onDone }: PictureDialogProps) {
  const update = useMutation(updatePictureMutation);
  // A retry sends the same file, unless the crop changed.
  const [part, setPart] = useState<{ area: PictureArea; id: string }>();
  const form = useZodForm(pictureSchema, {});
  const { isSubmitting } = form.formState;
  return (
    <DialogBox title={t('profile.updatePicture')}>
      <Form
        className="grid gap-5"
        failsInside
        failureToast={t('profile.uploadFailed')}
        form={form}
        onSubmit={async ({ picture }) => {
          const chosen = { id: part?.id ?? picture.id, prepared: picture.prepared };
          await update.mutateAsync({ userId, picture: chosen, area: part?.area, oldPath });
          toast.success(t('profile.uploaded'));
          onDone();
        }}
      >
        <FormFields>
          <FileField
            control={form.control}
            hint={t('profile.pictureHint')}
            label={t('profile.picture')}
            limits={AVATAR_LIMITS}
            name="picture"
            onChoose={() => setPart(undefined)}
            renderPreview={({ blob }, { id }) => (
              <div className="contents" inert={isSubmitting}>
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <PictureCrop blob={blob} key={id} onChange={(area) => setPart({ area, id: crypto.randomUUID() })} />
                </Suspense>
              </div>
            )}
          />
        </FormFields>
        <FormFailure />
        <SubmitButton>{t('profile.savePicture')}</SubmitButton>
      </Form>
    </DialogBox>
  );
}
