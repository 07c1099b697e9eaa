import { Wordmark } from '@/components/frame/Mark';
import { t } from '@/lib/i18n/i18n';
import { publicPath } from '@/lib/public-path';
import { publicLinks } from './public-links';

const buildYear = new Date().getFullYear();
const linkClass = 'text-muted-foreground underline-offset-4 hover:text-foreground hover:underline';

export function SiteFooter() {
  const brand = t('common.brand');
  const [beforeYear, afterYear] = t('content.footer.copyright', { brand, year: '\n' }).split('\n');
  return (
    <footer className="border-t">
      <div className="page">
        <div className="grid grid-cols-2 gap-x-6 gap-y-6 py-8 text-sm md:grid-cols-[2fr_1fr_1.5fr] md:gap-10 md:py-12">
          <section className="grid content-start gap-3 max-md:col-span-full">
            <Wordmark name={brand} />
            <h2 className="sr-only">{t('content.footer.aboutTitle')}</h2>
            <p className="text-muted-foreground max-w-sm">{t('content.footer.aboutText', { brand })}</p>
          </section>
          <nav aria-labelledby="quick-links" className="grid content-start gap-3">
            <h2 className="font-medium" id="quick-links">
              {t('content.footer.quickLinks')}
            </h2>
            <ul className="grid gap-2">
              {publicLinks().map(({ href, label }) => (
                <li key={href}>
                  <a className={linkClass} href={href}>
                    {label}
                  </a>
                </li>
              ))}
              <li>
                <a className={linkClass} href={publicPath('/transparency')}>
                  {t('transparency.title')}
                </a>
              </li>
              <li>
                <a className={linkClass} href={publicPath('/terms')}>
                  {t('content.footer.terms')}
                </a>
              </li>
            </ul>
          </nav>
          <section className="text-muted-foreground grid content-start gap-3">
            <h2 className="text-foreground font-medium">{t('shell.contact')}</h2>
            <p data-scheme="mailto:" data-site="contact_email" data-unknown={t('content.footer.emailUnknown')}>
              {t('content.footer.noEmail')}
            </p>
            <p data-site="postal_location" data-unknown={t('content.footer.placeUnknown')}>
              {t('content.footer.noPlace')}
            </p>
            <p data-site="legal_entity" hidden />
          </section>
        </div>
        <p className="text-muted-foreground border-t py-4 text-[0.8125rem] md:py-6">
          {beforeYear}
          <span data-year>{buildYear}</span>
          {afterYear}
        </p>
      </div>
    </footer>
  );
}
