import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { OpenProposals } from '@/operator/kit/components/OpenProposals';
import { Switches } from '@/operator/kit/components/Switches';
import { IDENTITY_GATES } from '@/operator/kit/switches';
import { type Site, siteQuery } from '../queries';
import { SiteForm } from './SiteForm';
import { UnservedCountries } from './UnservedCountries';

function SiteFacts({ site }: { site: Site }) {
  const rows = [
    [t('settings.site.entity'), site.legal_entity],
    [t('settings.site.email'), site.contact_email],
    [t('settings.site.phone'), site.contact_phone],
    [t('settings.site.location'), site.postal_location],
    [
      t('settings.site.registrations'),
      site.registrations.map(({ authority, number }) => `${authority} ${number}`).join(', '),
    ],
    [t('settings.site.risk'), site.risk_warning],
  ] as const;
  return (
    <div className="grid max-w-2xl gap-6">
      <p className="text-muted-foreground text-sm">{t('offers.adminOnly')}</p>
      <FactGrid
        items={rows.map(([name, value]) => ({
          name,
          value: value ? (
            <span className="whitespace-pre-line" dir="auto">
              {value}
            </span>
          ) : (
            <span className="text-muted-foreground">{t('treasury.yield.missing')}</span>
          ),
        }))}
      />
    </div>
  );
}

/** Keeps the version it was opened with: if another operator saves meanwhile, it says so and keeps the input. */
function SiteEditor({ site }: { site: Site }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(site);
  return (
    <>
      {site.version === opened.version ? null : (
        <NoticeBox className="mb-6 max-w-2xl" tone="wait">
          <p>{t('settings.site.changed')}</p>
          <Button className="mt-2 justify-self-start" onClick={() => setOpened(site)} size="sm" variant="outline">
            {t('settings.site.reload')}
          </Button>
        </NoticeBox>
      )}
      <SiteForm key={opened.version} onSaved={async () => setOpened(await client.query(siteQuery))} site={opened} />
    </>
  );
}

export function SitePage() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: site } = useSuspenseQuery(siteQuery);
  return (
    <>
      <PageHeader text={t('settings.site.lead')} title={t('settings.site.title')} />
      <OpenProposals kinds={['site', 'countries']} />
      {role === 'admin' ? <SiteEditor site={site} /> : <SiteFacts site={site} />}
      <UnservedCountries countries={site.unserved_countries} role={role} />
      <Switches kinds={IDENTITY_GATES} lead={t('switches.identityLead')} title={t('operations.kyc.title')} />
    </>
  );
}
