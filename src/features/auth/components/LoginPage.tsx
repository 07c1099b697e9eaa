import { KeyRound, LoaderCircle } from 'lucide-react';
import { PublicField, PublicSubmit } from '@/components/forms/PublicForm';
import { Button } from '@/components/ui/button';
import { MOST } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { AuthHeading } from './AuthHeading';
import { EntryNotice } from './EntryNotice';

interface Demo {
  people: { email: string; name: string }[];
  password: string;
}

/** `src/site/pages/entry/entry-forms.ts` signs in. */
export function LoginPage() {
  const email = '{email}';
  // Set by `npm start`, for a sandbox with the people of `supabase/seed.sql`.
  const people = import.meta.env.VITE_DEMO_PEOPLE;
  const demo = people ? (JSON.parse(people) as Demo) : undefined;
  return (
    <>
      <AuthHeading lead={t('login.lead')} title={t('shell.login')} />
      <EntryNotice
        name="unconfirmed"
        text={t('login.needsConfirmationText', { email })}
        title={t('login.needsConfirmation')}
      />
      <EntryNotice name="registered" text={t('checkMail.text', { email })} title={t('checkMail.title')} />
      <form className="grid gap-5" data-entry="login" method="dialog" noValidate>
        <PublicField autoComplete="username" label={t('login.email')} max={MOST.email} name="email" type="email" />
        <PublicField
          autoComplete="current-password"
          label={t('login.password')}
          max={1000}
          name="password"
          type="password"
        />
        <a className="link justify-self-end text-sm" href={publicPath('/forgot')}>
          {t('login.forgot')}
        </a>
        <PublicSubmit>{t('shell.login')}</PublicSubmit>
        {/* Shown if the browser supports passkeys; reserves its space. */}
        <Button
          className="group invisible h-auto min-h-11 py-2 whitespace-normal"
          data-passkey
          type="button"
          variant="outline"
        >
          <KeyRound aria-hidden className="size-4 group-aria-disabled:hidden" />
          <LoaderCircle aria-hidden className="hidden size-4 animate-spin group-aria-disabled:block" />
          {t('login.passkey')}
        </Button>
        {demo ? (
          <fieldset className="mt-4 grid grid-cols-2 gap-2">
            <legend className="text-muted-foreground mb-2 text-sm">{t('login.demo')}</legend>
            {demo.people.map(({ email: address, name }) => (
              <Button
                className="min-h-11"
                data-demo={JSON.stringify([address, demo.password])}
                key={address}
                type="button"
                variant="outline"
              >
                {name}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </form>
      <p className="text-muted-foreground mt-8 text-center text-sm">
        {t('login.noAccount')}{' '}
        <a className="link" href={publicPath('/register')}>
          {t('login.create')}
        </a>
      </p>
    </>
  );
}
