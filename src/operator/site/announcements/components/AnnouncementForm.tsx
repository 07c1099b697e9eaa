import { useMutation } from '@tanstack/react-query';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField, TextareaField } from '@/components/forms/TextFields';
import { AnnouncementBox } from '@/components/frame/AnnouncementBox';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { publishAnnouncementMutation } from '../mutations';
import { announcementSchema } from '../schema';

const EMPTY = { title: '', body: '', weight: 'info' as const, shown_from: '', shown_until: '' };

export function AnnouncementForm() {
  const publish = useMutation(publishAnnouncementMutation);
  // A retry publishes no second announcement.
  const ids = useRequestIds();
  const form = useZodForm(announcementSchema, EMPTY);
  const { control, reset, watch } = form;
  const { title, body, weight } = watch();
  return (
    <Form
      className="grid content-start gap-4"
      form={form}
      onSubmit={async (announcement) => {
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
      }}
    >
      <InputField control={control} name="title" label={t('signals.form.headline')} dir="auto" />
      <TextareaField control={control} name="body" label={t('signals.form.text')} dir="auto" />
      <SelectField control={control} name="weight" label={t('offers.announcements.weight')}>
        <option value="info">{t('offers.announcements.info')}</option>
        <option value="important">{t('offers.announcements.important')}</option>
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          control={control}
          name="shown_from"
          hint={t('offers.announcements.fromHint')}
          label={t('offers.announcements.from')}
          type="datetime-local"
        />
        <InputField
          control={control}
          name="shown_until"
          hint={t('offers.announcements.untilHint')}
          label={t('offers.announcements.until')}
          type="datetime-local"
        />
      </div>
      {title || body ? (
        <div className="grid gap-1.5">
          <p className="eyebrow">{t('offers.announcements.preview')}</p>
          <AnnouncementBox announcement={{ title, body, weight }} />
        </div>
      ) : null}
      <SubmitButton className="justify-self-start">{t('signals.form.publish')}</SubmitButton>
    </Form>
  );
}
