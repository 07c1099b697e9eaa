import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { takeNote } from '@/lib/session/notes';

interface Demo {
  people: { email: string; name: string }[];
  password: string;
}

/** Buttons that sign in a demo user of a sandbox on one click. Set by `npm start`, with the people of `supabase/seed.sql`. */
export function DemoPeople({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The home page's "Try the sandbox". Later, because the form works once all effects of the page have run.
    if (first.current && takeNote('try')) queueMicrotask(() => first.current?.click());
  }, []);
  const people = import.meta.env.VITE_DEMO_PEOPLE;
  if (!people) return null;
  const demo = JSON.parse(people) as Demo;
  return (
    <fieldset className="mt-4 grid grid-cols-2 gap-2 noscript:hidden">
      <legend className="text-muted-foreground mb-2 text-sm">{t('login.demo')}</legend>
      {demo.people.map(({ email, name }, place) => (
        <Button
          className="min-h-11"
          key={email}
          onClick={({ currentTarget: { form } }) => {
            onChoose(email, demo.password);
            form?.requestSubmit();
          }}
          ref={place === 0 ? first : undefined}
          variant="outline"
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
