import * as z from 'zod/mini';
import { Form } from '@/components/forms/Form';
import { SegmentedField } from '@/components/forms/SegmentedField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField, TextareaField } from '@/components/forms/TextFields';
import { filled } from '@/lib/forms/text-schema';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';

const MOST_DAYS = 365;

const signalSchema = z.object({
  title: filled(120),
  body: filled(4000),
  instrument_id: z.string().check(z.minLength(1, { error: () => t('common.required') })),
  direction: z.enum(['up', 'down']),
  horizon_days: z.string().check(
    z.refine((text) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MOST_DAYS, {
      error: () => t('signals.form.horizonHint'),
    }),
  ),
});

const EMPTY = { title: '', body: '', instrument_id: '', direction: 'up' as const, horizon_days: '30' };

/** Its id makes a retry idempotent. */
interface NewSignal {
  title: string;
  body: string;
  instrument_id: string;
  direction: string;
  horizon_days: number;
  request_id: string;
}

interface SignalFormProps {
  instruments: readonly { id: string; name: string }[];
  onPublish: (signal: NewSignal) => Promise<unknown>;
}

export function SignalForm({ instruments, onPublish }: SignalFormProps) {
  // A retry creates no second signal.
  const ids = useRequestIds();
  const form = useZodForm(signalSchema, EMPTY);
  const { control, reset } = form;
  return (
    <Form
      className="grid content-start gap-4"
      form={form}
      onSubmit={async (values) => {
        const horizon_days = Number(values.horizon_days);
        await ids.send(values, (request_id) => onPublish({ ...values, horizon_days, request_id }));
        reset();
        toast.success(t('signals.form.published'));
      }}
    >
      <InputField control={control} name="title" label={t('signals.form.headline')} dir="auto" />
      <SelectField control={control} name="instrument_id" label={t('signals.form.instrument')}>
        <option value="">{t('common.choose')}</option>
        {instruments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SegmentedField
        control={control}
        legend={t('signals.form.direction')}
        name="direction"
        options={[
          { value: 'up', label: t('signals.form.up') },
          { value: 'down', label: t('signals.form.down') },
        ]}
      />
      <InputField
        control={control}
        name="horizon_days"
        hint={t('signals.form.horizonHint')}
        label={t('signals.form.horizon')}
        dir="ltr"
        inputMode="numeric"
      />
      <TextareaField
        control={control}
        name="body"
        hint={t('signals.form.hint')}
        label={t('signals.form.text')}
        dir="auto"
      />
      <SubmitButton className="justify-self-start">{t('signals.form.publish')}</SubmitButton>
    </Form>
  );
}
