import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';
import { claimsQuery } from '../queries';
import { BlockTitle } from './HomeSections';

/** The claims that carry a proof; nothing at all when there are none. */
export function Claims() {
  const { data } = useQuery(claimsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className="border-t">
      <div className="page py-16 md:py-24">
        <BlockTitle>{t('content.claims.title')}</BlockTitle>
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-2">
          {data.map(({ id, text, evidence_url }) => (
            <li className="grid content-start justify-items-start gap-1.5" key={id}>
              <p className="font-medium">{text}</p>
              <a
                className="link inline-flex items-center gap-1.5 text-sm"
                href={evidence_url}
                rel="noreferrer"
                target="_blank"
              >
                {t('content.claims.evidence')}
                <ExternalLink aria-hidden className="size-3.5" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
