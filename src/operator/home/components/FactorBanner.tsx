import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { useIsOneWay } from '@/features/auth/factors';
import { t } from '@/lib/i18n/i18n';
import { factorTypes, lacksFactor } from '@/lib/session/second-factor';

/** Asks an operator for a second factor, or for another next to a single one. Required on a live site. */
export function FactorBanner({ userId }: { userId: string }) {
  const isOneWay = useIsOneWay(userId, factorTypes().length);
  if (lacksFactor())
    return (
      <Banner link={t('deciding.setUp')} tone="wait">
        {t('deciding.noFactor')}
      </Banner>
    );
  return isOneWay ? (
    <Banner link={t('deciding.oneWayOpen')} tone="info">
      {t('deciding.oneWay')}
    </Banner>
  ) : null;
}

function Banner({ tone, link, children }: { tone: 'wait' | 'info'; link: string; children: ReactNode }) {
  return (
    <NoticeBox className="mb-8 print:hidden" tone={tone}>
      <p>
        {children}{' '}
        <Link className="font-medium underline underline-offset-4" search={{ tab: 'security' }} to="/account">
          {link}
        </Link>
      </p>
    </NoticeBox>
  );
}
