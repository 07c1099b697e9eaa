import { useQuery } from '@tanstack/react-query';
import { Mail, MapPin, Phone } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';
import { siteQuery } from '../queries';
import { ContactForm } from './ContactForm';

/** The contact page: the complaint form, and the ways to reach the operator as far as they have been entered. */
export function ContactPage() {
  const { data: site } = useQuery(siteQuery);
  const cards = [
    { Icon: MapPin, name: t('content.contact.place'), value: site?.postal_location },
    { Icon: Mail, name: t('content.contact.email'), value: site?.contact_email },
    { Icon: Phone, name: t('content.contact.phone'), value: site?.contact_phone },
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
          {cards.map(({ Icon, name, value }) => (
            <div className="grid grid-cols-[1rem_6rem_1fr] items-center gap-3 border-b py-4" key={name}>
              <Icon aria-hidden className="text-muted-foreground size-4" />
              <dt>{name}</dt>
              <dd className="text-muted-foreground break-words">{value ?? t('content.contact.none')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ContactForm />
    </div>
  );
}
