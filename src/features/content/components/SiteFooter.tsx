import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '@/components/Mark';
import { t } from '@/lib/i18n/i18n';
import { siteQuery } from '../queries';
import { publicLinks } from './public-links';

const thisYear = new Date().getFullYear();
const linkClass = 'text-muted-foreground underline-offset-4 hover:text-foreground hover:underline';

/** The footer of the public pages. */
export function SiteFooter() {
  const { data: site } = useQuery(siteQuery);
  const brand = t('common.brand');
  return (
    <footer className="border-t">
      <div className="page">
        <div className="grid gap-10 py-12 text-sm md:grid-cols-[2fr_1fr_1.5fr]">
          <section className="grid content-start gap-3">
            <Wordmark name={brand} />
            <h2 className="sr-only">{t('content.footer.aboutTitle')}</h2>
            <p className="text-muted-foreground max-w-sm">{t('content.footer.aboutText', { brand })}</p>
          </section>
          <nav aria-labelledby="quick-links" className="grid content-start gap-3">
            <h2 className="font-medium" id="quick-links">
              {t('content.footer.quickLinks')}
            </h2>
            <ul className="grid gap-2">
              {publicLinks().map(({ to, label }) => (
                <li key={to}>
                  <Link className={linkClass} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link className={linkClass} to="/terms">
                  {t('content.footer.terms')}
                </Link>
              </li>
            </ul>
          </nav>
          <section className="text-muted-foreground grid content-start gap-3">
            <h2 className="text-foreground font-medium">{t('content.footer.contactTitle')}</h2>
            {site?.contact_email ? (
              <a className={linkClass} href={`mailto:${site.contact_email}`}>
                {site.contact_email}
              </a>
            ) : (
              <p>{t('content.footer.noEmail')}</p>
            )}
            <p>{site?.postal_location ?? t('content.footer.noPlace')}</p>
          </section>
        </div>
        <p className="text-muted-foreground border-t py-6 text-[0.8125rem]">
          {t('content.footer.copyright', { brand, year: thisYear })}
        </p>
      </div>
    </footer>
  );
}
