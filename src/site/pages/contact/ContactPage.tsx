import { Mail, MapPin, Phone } from 'lucide-react';
import { Still } from '@/components/frame/Still';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/i18n/i18n';
import { ContactForm } from './ContactForm';

export function ContactPage() {
  const cards = [
    { Icon: MapPin, name: t('content.contact.place'), column: 'postal_location', scheme: undefined },
    { Icon: Mail, name: t('login.email'), column: 'contact_email', scheme: 'mailto:' },
    { Icon: Phone, name: t('content.contact.phone'), column: 'contact_phone', scheme: 'tel:' },
  ];
  return (
    <div className="page grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_1.25fr] lg:gap-20">
      <Still>
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
      </Still>
      <Card className="md:p-8">
        <ContactForm />
      </Card>
    </div>
  );
}
