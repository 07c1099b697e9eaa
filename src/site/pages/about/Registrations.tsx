import { t } from '@/lib/i18n/i18n';
import { BlockTitle } from '@/site/kit/BlockTitle';

export function Registrations() {
  return (
    <section className="border-t">
      <div className="page grid gap-8 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <BlockTitle>{t('content.about.registrationsTitle')}</BlockTitle>
        <p
          className="text-muted-foreground max-w-prose"
          data-registrations-none
          data-unknown={t('content.about.registrationsUnknown')}
        >
          {t('content.about.registrationsNone')}
        </p>
        <dl className="border-t" data-registrations hidden>
          <template data-registration>
            <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-b py-4">
              <dt>
                <bdi data-slot="authority" />
              </dt>
              <dd className="tabular-nums">
                <a className="link" data-slot="register" href="about:blank" rel="noreferrer" target="_blank">
                  <bdi data-slot="number" />
                  <span className="sr-only"> ({t('content.about.register')})</span>
                </a>
              </dd>
            </div>
          </template>
        </dl>
      </div>
    </section>
  );
}
