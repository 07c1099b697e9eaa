import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { filled } from '@/lib/forms/text-schema';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { SegmentedControl } from './SegmentedControl';
import { SubmitButton } from './SubmitButton';

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

/** What is published, under an id that a second try has, too. */
interface NewSignal {
  title: string;
  body: string;
  instrument_id: string;
  direction: string;
  horizon_days: number;
  request_id: string;
}

interface SignalFormProps {
  /** What has a price now. */
  instruments: readonly { id: string; name: string }[];
  onPublish: (signal: NewSignal) => Promise<unknown>;
}

/** A new signal: about which price, which way and until when. */
export function SignalForm({ instruments, onPublish }: SignalFormProps) {
  // A second try of the same is no second signal.
  const ids = useRequestIds();
  const { register, handleSubmit, formState, reset, control } = useForm({
    resolver: zodResolver(signalSchema),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      const horizon_days = Number(values.horizon_days);
      await ids.send(values, (request_id) => onPublish({ ...values, horizon_days, request_id }));
      reset();
      toast.success(t('signals.form.published'));
    }, toastInvalid),
  );
  return (
    <form className="grid content-start gap-4" noValidate onSubmit={submit}>
      <Field error={errors.title?.message} label={t('signals.form.headline')}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" dir="auto" />}
      </Field>
      <Field error={errors.instrument_id?.message} label={t('signals.form.instrument')}>
        {(field) => (
          <Select {...field} {...register('instrument_id')}>
            <option value="">{t('common.choose')}</option>
            {instruments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Controller
        control={control}
        name="direction"
        render={({ field: { value, onChange } }) => (
          <div className="[&_label]:flex-1">
            <SegmentedControl
              legend={t('signals.form.direction')}
              onChange={onChange}
              options={[
                { value: 'up', label: t('signals.form.up') },
                { value: 'down', label: t('signals.form.down') },
              ]}
              value={value}
            />
          </div>
        )}
      />
      <Field
        error={errors.horizon_days?.message}
        hint={t('signals.form.horizonHint')}
        label={t('signals.form.horizon')}
      >
        {(field) => (
          <Input {...field} {...register('horizon_days')} autoComplete="off" dir="ltr" inputMode="numeric" />
        )}
      </Field>
      <Field error={errors.body?.message} hint={t('signals.form.hint')} label={t('signals.form.text')}>
        {(field) => <Textarea {...field} {...register('body')} dir="auto" />}
      </Field>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('signals.form.publish')}
      </SubmitButton>
    </form>
  );
}
