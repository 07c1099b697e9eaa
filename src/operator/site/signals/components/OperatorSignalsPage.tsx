import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { PageHeader } from '@/components/frame/PageHeader';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { formatExact } from '@/lib/dates';
import { useRequestIds } from '@/lib/forms/use-request-ids';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { PublishedList } from '@/operator/kit/components/PublishedList';
import { TakeBack } from '@/operator/kit/components/TakeBack';
import { operatorsQuery } from '@/operator/kit/operators';
import { publishSignalMutation, withdrawSignalMutation } from '../mutations';
import { type OperatorSignal, operatorSignalsQuery } from '../queries';
import { signalSchema } from '../schema';

function SignalForm() {
  const publish = useMutation(publishSignalMutation);
  // A second try of the same is no second signal.
  const { idOf, done } = useRequestIds();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(signalSchema),
    defaultValues: { title: '', body: '' },
  });
  const submit = useSubmit(
    handleSubmit(async (values) => {
      await publish.mutateAsync({ ...values, request_id: idOf(values) });
      done(values);
      reset();
      toast.success(t('offers.published'));
    }, toastInvalid),
  );
  return (
    <form className="grid content-start gap-4" noValidate onSubmit={submit}>
      <Field error={formState.errors.title?.message} label={t('offers.headline')}>
        {(control) => <Input {...control} {...register('title')} autoComplete="off" dir="auto" />}
      </Field>
      <Field error={formState.errors.body?.message} hint={t('offers.signals.hint')} label={t('offers.text')}>
        {(control) => <Textarea {...control} {...register('body')} dir="auto" />}
      </Field>
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('offers.publish')}
      </SubmitButton>
    </form>
  );
}

function Signal({ signal }: { signal: OperatorSignal }) {
  const withdraw = useMutation(withdrawSignalMutation);
  const { data: operators = [] } = useQuery(operatorsQuery);
  const by = operators.find(({ user_id }) => user_id === signal.published_by)?.name;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="min-w-0 font-medium" dir="auto">
          {signal.title}
        </h2>
        {signal.withdrawn_at ? (
          <Badge>{t('offers.withdrawn')}</Badge>
        ) : (
          <TakeBack
            name={signal.title}
            onTakeBack={() => withdraw.mutateAsync(signal.id)}
            text={t('offers.signals.takeBackText')}
          />
        )}
      </div>
      <p className="max-w-prose whitespace-pre-line" dir="auto">
        {signal.body}
      </p>
      <p className="text-muted-foreground text-sm">
        {[formatExact(signal.published_at), by].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

/** Signals: publish one, see all, take one back. */
export function OperatorSignalsPage() {
  const { before } = useSearch({ from: '/_operator/operator/signals' });
  const { data: page } = useSuspenseQuery(operatorSignalsQuery(before));
  return (
    <>
      <PageHeader text={t('offers.signals.lead')} title={t('signals.title')} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <SignalForm />
        <PublishedList empty={t('signals.empty')} label={t('signals.title')} page={page}>
          {(signal) => <Signal signal={signal} />}
        </PublishedList>
      </div>
    </>
  );
}
