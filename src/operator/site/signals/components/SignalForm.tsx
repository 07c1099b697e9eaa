import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { pricesQuery } from '@/features/portfolio/prices';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { publishSignalMutation } from '../mutations';
import { signalSchema } from '../schema';

const EMPTY = { title: '', body: '', instrument_id: '', direction: 'up' as const, horizon_days: '30' };

/** A new signal: about which price, which way and until when. */
export function SignalForm() {
  const publish = useMutation(publishSignalMutation);
  const { data: prices = [] } = useQuery(pricesQuery);
  // A second try of the same is no second signal.
  const { idOf, done } = useRequestIds();
  const { register, handleSubmit, formState, reset, control } = useForm({
    resolver: zodResolver(signalSchema),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await publish.mutateAsync({
        ...values,
        horizon_days: Number(values.horizon_days),
        request_id: idOf(values),
      });
      done(values);
      reset();
      toast.success(t('offers.published'));
    }, toastInvalid),
  );
  return (
    <form className="grid content-start gap-4" noValidate onSubmit={submit}>
      <Field error={errors.title?.message} label={t('offers.headline')}>
        {(field) => <Input {...field} {...register('title')} autoComplete="off" dir="auto" />}
      </Field>
      <Field error={errors.instrument_id?.message} label={t('offers.signals.instrument')}>
        {(field) => (
          <Select {...field} {...register('instrument_id')}>
            <option value="">{t('common.choose')}</option>
            {prices.map(({ id, name }) => (
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
              legend={t('offers.signals.direction')}
              onChange={onChange}
              options={[
                { value: 'up', label: t('offers.signals.up') },
                { value: 'down', label: t('offers.signals.down') },
              ]}
              value={value}
            />
          </div>
        )}
      />
      <Field
        error={errors.horizon_days?.message}
        hint={t('offers.signals.horizonHint')}
        label={t('offers.signals.horizon')}
      >
        {(field) => (
          <Input {...field} {...register('horizon_days')} autoComplete="off" dir="ltr" inputMode="numeric" />
        )}
      </Field>
      <Field error={errors.body?.message} hint={t('offers.signals.hint')} label={t('offers.text')}>
        {(field) => <Textarea {...field} {...register('body')} dir="auto" />}
      </Field>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('offers.publish')}
      </SubmitButton>
    </form>
  );
}
