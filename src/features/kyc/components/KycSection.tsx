import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { DateText } from '@/components/display/DateText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Quoting } from '@/components/display/Quoting';
import { StatusBadge } from '@/domain/cases/StatusBadge';
import { t } from '@/lib/i18n/i18n';
import { type KycCase, kycCaseQuery } from '../queries';
import { KycForm } from './KycForm';

const STATES = ['pending', 'approved', 'rejected'] as const;
type State = (typeof STATES)[number] | 'renamed';

/** A confirmation holds only for the name it was given for. */
function stateOf({ status, name }: KycCase, nameNow: string): State {
  if (status === 'approved' && name !== nameNow) return 'renamed';
  return STATES.find((each) => each === status) ?? 'pending';
}

function KycState({ kycCase, state }: { kycCase: KycCase; state: State }) {
  const { name, reason, created_at: sentAt } = kycCase;
  const isOpen = state === 'rejected' || state === 'renamed';
  return (
    <NoticeBox className="max-w-xl" title={t(`kyc.${state}`, { name })} tone={isOpen ? 'wait' : 'info'}>
      {state === 'rejected' && reason ? (
        <p>
          <Quoting sentence={(words) => t('notifications.reason', { reason: words })}>{reason}</Quoting>
        </p>
      ) : null}
      <p className="text-muted-foreground">{t(`kyc.${state}Text`)}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        {state === 'renamed' ? null : <StatusBadge status={state} />}
        <span className="text-muted-foreground">
          {t('kyc.sentOn')} <DateText iso={sentAt} />
        </span>
      </p>
    </NoticeBox>
  );
}

export function KycSection({ name }: { name: string }) {
  const { user } = useRouteContext({ from: '/_account' });
  const { data: kycCase } = useSuspenseQuery(kycCaseQuery(user.id));
  const state = kycCase && stateOf(kycCase, name);
  const canSend = state === null || state === 'rejected' || state === 'renamed';
  return (
    <section aria-labelledby="kyc-title" className="mt-8 grid gap-4">
      <div className="grid gap-1.5">
        <h2 className="text-lg leading-tight font-semibold" id="kyc-title">
          {t('kyc.title')}
        </h2>
        {canSend ? <p className="text-muted-foreground max-w-prose">{t('kyc.lead')}</p> : null}
      </div>
      {kycCase && state ? <KycState kycCase={kycCase} state={state} /> : null}
      {canSend ? <KycForm /> : null}
    </section>
  );
}
