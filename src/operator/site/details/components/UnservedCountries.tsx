import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Modal } from '@/components/forms/Modal';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { toastInvalid, useSubmit } from '@/lib/forms/use-submit';
import { t } from '@/lib/i18n/i18n';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { countryNames } from '@/operator/kit/countries';
import { toldOf } from '@/operator/kit/proposals';
import { namesIn, unservedSchema } from '../countries';
import { setUnservedCountriesMutation } from '../mutations';

/** Whose residents cannot register, for an admin to change. */
export function UnservedCountries({ countries, role }: { countries: string[]; role: string | null }) {
  const [isChanging, setIsChanging] = useState(false);
  const [reloads, setReloads] = useState(0);
  const close = () => setIsChanging(false);
  return (
    <section aria-labelledby="unserved" className="mt-12 max-w-2xl">
      <h2 className="text-lg font-semibold" id="unserved">
        {t('countries.title')}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{t('countries.lead')}</p>
      <p dir="auto">{countries.length > 0 ? countries.join(', ') : t('countries.none')}</p>
      {role === 'admin' ? (
        <Button className="mt-4" onClick={() => setIsChanging(true)} size="sm" variant="outline">
          {t('countries.change')}
        </Button>
      ) : null}
      {isChanging ? (
        <Modal onClose={close} title={t('countries.change')}>
          <ChangeForm
            countries={countries}
            key={reloads}
            onDone={close}
            onReload={() => setReloads((count) => count + 1)}
          />
        </Modal>
      ) : null}
    </section>
  );
}

interface ChangeFormProps {
  /** As they are now. */
  countries: string[];
  onDone: () => void;
  onReload: () => void;
}

function ChangeForm({ countries, onDone, onReload }: ChangeFormProps) {
  // What the form says it has seen is what it was opened with, whatever comes in meanwhile.
  const [seen] = useState(countries);
  const change = useMutation(setUnservedCountriesMutation);
  const isMounted = useIsMounted();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(unservedSchema),
    defaultValues: { names: seen.join('\n'), reason: '' },
  });
  const submit = useSubmit(
    handleSubmit(async ({ names, reason }) => {
      const wanted = namesIn(names);
      const known = await countryNames();
      const unknown = wanted.filter((name) => !known.has(name));
      if (unknown.length > 0) {
        setError('names', { message: t('countries.unknown', { names: unknown.join(', ') }) });
        return;
      }
      const proposal = await change.mutateAsync({ countries: wanted, seen, reason });
      toldOf(proposal, t('countries.changed'));
      if (isMounted()) onDone();
    }, toastInvalid),
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {countries.join() === seen.join() ? null : <ChangedMeanwhile onReload={onReload} />}
      <Field error={formState.errors.names?.message} hint={t('countries.hint')} label={t('countries.field')}>
        {(field) => <Textarea {...field} {...register('names')} dir="ltr" rows={6} />}
      </Field>
      <ReasonField error={formState.errors.reason?.message} register={() => register('reason')} />
      <SubmitButton className="justify-self-start" pending={formState.isSubmitting}>
        {t('countries.change')}
      </SubmitButton>
    </form>
  );
}
