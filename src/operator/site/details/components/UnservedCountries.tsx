import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from '@/components/forms/Form';
import { FormButton } from '@/components/forms/FormDialog';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextareaField } from '@/components/forms/TextFields';
import { TitledSection } from '@/components/frame/TitledSection';
import { useIsMounted } from '@/lib/forms/use-is-mounted';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { ChangedMeanwhile } from '@/operator/kit/components/ChangedMeanwhile';
import { ReasonField } from '@/operator/kit/components/ReasonField';
import { countryNames } from '@/operator/kit/countries';
import { toldWords } from '@/operator/kit/proposals';
import { namesIn, unservedSchema } from '../countries';
import { setUnservedCountriesMutation } from '../mutations';

export function UnservedCountries({ countries, role }: { countries: string[]; role: string | null }) {
  const [reloads, setReloads] = useState(0);
  const action = t('countries.change');
  return (
    <TitledSection
      className="mt-12 max-w-2xl justify-items-start"
      lead={t('countries.lead')}
      title={t('countries.title')}
    >
      <p dir="auto">{countries.length > 0 ? countries.join(', ') : t('countries.none')}</p>
      <FormButton label={action} isHidden={role !== 'admin'} size="sm" variant="outline">
        {(onDone) => (
          <ChangeForm
            countries={countries}
            key={reloads}
            onDone={onDone}
            onReload={() => setReloads((count) => count + 1)}
          />
        )}
      </FormButton>
    </TitledSection>
  );
}

interface ChangeFormProps {
  countries: string[];
  onDone: () => void;
  onReload: () => void;
}

function ChangeForm({ countries, onDone, onReload }: ChangeFormProps) {
  // Sends the list as of opening the form, so that the database detects changes since then.
  const [seen] = useState(countries);
  const change = useMutation(setUnservedCountriesMutation);
  const isMounted = useIsMounted();
  const form = useZodForm(unservedSchema, { names: seen.join('\n'), reason: '' });
  const { control, setError } = form;
  return (
    <Form
      className="grid gap-5"
      form={form}
      onSubmit={async ({ names, reason }) => {
        const wanted = namesIn(names);
        const known = await countryNames();
        const unknown = wanted.filter((name) => !known.has(name));
        if (unknown.length > 0) {
          setError('names', { message: t('countries.unknown', { names: unknown.join(', ') }) });
          return;
        }
        const proposal = await change.mutateAsync({ countries: wanted, seen, reason });
        toast.success(toldWords(proposal, t('countries.changed')));
        if (isMounted()) onDone();
      }}
    >
      {countries.join() === seen.join() ? null : <ChangedMeanwhile onReload={onReload} />}
      <TextareaField
        control={control}
        name="names"
        hint={t('countries.hint')}
        label={t('countries.field')}
        dir="ltr"
        rows={6}
      />
      <ReasonField />
      <SubmitButton className="justify-self-start">{t('countries.change')}</SubmitButton>
    </Form>
  );
}
