import { useQuery } from '@tanstack/react-query';
import { t } from '@/lib/i18n/i18n';
import { siteQuery } from '../queries';
import { BlockTitle } from './HomeSections';

/** The registrations with regulators that an operator has entered, each with its public register; or that there are none. */
export function Registrations() {
  const { data: site, isError } = useQuery(siteQuery);
  const registrations = site?.registrations ?? [];
  return (
    <section className="border-t">
      <div className="page grid gap-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <BlockTitle>{t('content.about.registrationsTitle')}</BlockTitle>
        {registrations.length === 0 ? (
          <p className="text-muted-foreground max-w-prose">
            {isError ? t('content.about.registrationsUnknown') : t('content.about.registrationsNone')}
          </p>
        ) : (
          <dl className="border-t">
            {registrations.map(({ authority, number, url }) => (
              <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b py-4" key={number}>
                <dt>{authority}</dt>
                <dd className="tabular-nums">
                  <a className="link" href={url} rel="noreferrer" target="_blank">
                    {number}
                    <span className="sr-only"> ({t('content.about.register')})</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
