import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { t } from '@/lib/i18n/i18n';
import { identityDemandsQuery } from '../identity-demands';

type Step = 'deposit' | 'plan' | 'withdrawal';

export function useIsIdentityDemanded(userId: string, step: Step): boolean {
  const { data: demands } = useSuspenseQuery(identityDemandsQuery(userId));
  return demands.includes(step);
}

export function IdentityNotice({ userId, step }: { userId: string; step: Step }) {
  const { data: demands } = useSuspenseQuery(identityDemandsQuery(userId));
  if (demands.includes(step))
    return (
      <Notice title={t('identity.title')} tone="wait">
        {t(`identity.${step}`)}
      </Notice>
    );
  const later = step === 'deposit' ? laterStep(demands) : undefined;
  return later ? <Notice title={t('identity.laterTitle')}>{t(`identity.later.${later}`)}</Notice> : null;
}

function laterStep(demands: string[]): 'plan' | 'withdrawal' | 'both' | undefined {
  if (demands.includes('plan')) return demands.includes('withdrawal') ? 'both' : 'plan';
  return demands.includes('withdrawal') ? 'withdrawal' : undefined;
}

function Notice({ title, tone = 'info', children }: { title: string; tone?: 'info' | 'wait'; children: string }) {
  return (
    <NoticeBox className="mb-6" title={title} tone={tone}>
      <p>{children}</p>
      <Link className="link justify-self-start" hash="kyc-title" to="/account">
        {t('identity.go')}
      </Link>
    </NoticeBox>
  );
}
