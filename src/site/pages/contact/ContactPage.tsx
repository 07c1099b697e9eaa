import { Mail, MapPin, Phone } from 'lucide-react';
import { PublicField, PublicForm, PublicSubmit } from '@/components/forms/PublicForm';
import { Card } from '@/components/ui/card';
import { MOST } from '@/lib/forms/rules';
import { t } from '@/lib/i18n/i18n';

export function ContactPage() {
  const cards = [
    { Icon: MapPin, name: t('content.contact.place'), column: 'postal_location', scheme: undefined },
    { Icon: Mail, name: t('login.email'), column: 'contact_email', scheme: 'mailto:' },
    { Icon: Phone, name: t('content.contact.phone'), column: 'contact_phone', scheme: 'tel:' },
  ];
  return (
    <div className="page grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_1.25fr] lg:gap-20">
      <div className="grid content-start gap-10">
        <header className="grid gap-4">
          <h1 className="text-4xl leading-tight font-semibold tracking-[-0.03em] md:text-5xl">
            {t('content.contact.heading')}
          </h1>
          <p className="text-muted-foreground text-lg">{t('content.contact.lead')}</p>
        </header>
        <dl className="border-t text-sm">
          {cards.map(({ Icon, name, column, scheme }) => (
            <div className="grid grid-cols-[1rem_6rem_1fr] items-center gap-3 border-b py-4" key={column}>
              <Icon aria-hidden className="text-muted-foreground size-4" />
              <dt>{name}</dt>
              <dd
                className="text-muted-foreground min-w-0"
                data-scheme={scheme}
                data-site={column}
                data-unknown={t('content.contact.unknown')}
              >
                {t('content.contact.none')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Card className="md:p-8">
        <PublicForm className="grid gap-5" sent={t('content.contact.sent')} to="rpc/send_contact_message">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <PublicField autoComplete="name" label={t('register.name')} max={MOST.name} name="name" />
            <PublicField autoComplete="email" label={t('login.email')} max={MOST.email} name="email" type="email" />
          </div>
          <PublicField label={t('content.contact.subject')} max={150} name="subject" />
          <PublicField label={t('content.contact.message')} max={4000} name="message" type="lines" />
          <PublicSubmit className="justify-self-start">{t('content.contact.submit')}</PublicSubmit>
        </PublicForm>
      </Card>
    </div>
  );
}
