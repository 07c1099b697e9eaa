import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { AnnouncementBox } from '@/components/frame/AnnouncementBox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { publishAnnouncementMutation } from '../mutations';
import { announcementSchema } from '../schema';

const EMPTY = { title: '', body: '', weight: 'info' as const, shown_from: '', shown_until: '' };

/** A new announcement, with a look at what people will see. */
export function AnnouncementForm() {
  const publish = useMutation(publishAnnouncementMutation);
  // A second try of the same is no second announcement.
  const ids = useRequestIds();
  const { register, handleSubmit, formState, reset, watch } = useForm({
    resolver: zodResolver(announcementSchema),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const { title, body, weight } = watch();
  const submit = useSubmit(
    handleSubmit(async (announcement) => {
      const { shown_from, shown_until, ...values } = announcement;
      await ids.send(announcement, (request_id) =>
        publish.mutateAsync({
          ...values,
          request_id,
          ...(shown_from === undefined ? {} : { shown_from }),
          ...(shown_until === undefined ? {} : { shown_until }),
        }),
      );
      reset();
      toast.success(t('signals.form.published'));
    }, toastInvalid),
  );
  return (
    <form className="grid content-start gap-4" noValidate onSubmit={submit}>
      <Field error={errors.title?.message} label={t('signals.form.headline')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" dir="auto" />}
      </Field>
      <Field error={errors.body?.message} label={t('signals.form.text')}>
        {(control) => <Textarea {...control} {...register('body')} dir="auto" />}
      </Field>
      <Field error={errors.weight?.message} label={t('offers.announcements.weight')}>
        {(control) => (
          <Select {...control} {...register('weight')}>
            <option value="info">{t('offers.announcements.info')}</option>
            <option value="important">{t('offers.announcements.important')}</option>
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          error={errors.shown_from?.message}
          hint={t('offers.announcements.fromHint')}
          label={t('offers.announcements.from')}
        >
          {(control) => <Input {...control} {...register('shown_from')} type="datetime-local" />}
        </Field>
        <Field
          error={errors.shown_until?.message}
          hint={t('offers.announcements.untilHint')}
          label={t('offers.announcements.until')}
        >
          {(control) => <Input {...control} {...register('shown_until')} type="datetime-local" />}
        </Field>
      </div>
      {title || body ? (
        <div className="grid gap-1.5">
          <p className="eyebrow">{t('offers.announcements.preview')}</p>
          <AnnouncementBox announcement={{ title, body, weight }} />
        </div>
      ) : null}
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('signals.form.publish')}
      </SubmitButton>
    </form>
  );
}
