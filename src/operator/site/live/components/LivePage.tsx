import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { PageHeader } from '@/components/frame/PageHeader';
import { TitledSection } from '@/components/frame/TitledSection';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { FactGrid } from '@/operator/kit/components/FactGrid';
import { Step } from '@/operator/kit/components/Step';
import { namedFields, subjectName, writtenValue } from '@/operator/kit/fields';
import { decideProposalMutation } from '@/operator/kit/proposals';
import { requestGoLiveMutation } from '../mutations';
import { checklistQuery, goLiveQuery, type GoLiveRequest, type LiveSetting } from '../queries';
import { missingWord, placeWord, REQUIREMENTS } from '../requirements';

function Checklist() {
  const { data: checklist } = useSuspenseQuery(checklistQuery);
  return (
    <ul className="border-t">
      {REQUIREMENTS.map(({ name, places, hasParts }) => {
        const missing = checklist.find(({ requirement }) => requirement === name)?.missing ?? [name];
        const isMet = missing.length === 0;
        const Icon = isMet ? Check : X;
        return (
          <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b py-4" key={name}>
            <Badge className="min-w-20" variant={isMet ? 'default' : 'destructive'}>
              <Icon aria-hidden />
              <span>{t(isMet ? 'portfolio.steps.done' : 'treasury.yield.missing')}</span>
            </Badge>
            <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
              <p className="font-medium">{t(`settings.live.${name}`)}</p>
              {hasParts && !isMet ? (
                <ul className="text-muted-foreground flex flex-wrap gap-x-3 text-sm">
                  {[...new Set(missing.map(missingWord))].map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
              ) : null}
            </div>
            {isMet
              ? null
              : places(missing).map((to) => (
                  <Link className="link text-sm" key={to} search={to === '/account' ? { tab: 'security' } : {}} to={to}>
                    {t('settings.live.fix', { page: placeWord(to) })}
                  </Link>
                ))}
          </li>
        );
      })}
    </ul>
  );
}

function Settings({ settings }: { settings: readonly LiveSetting[] }) {
  return (
    <TitledSection lead={t('settings.live.settingsLead')} title={t('settings.live.settings')}>
      <FactGrid
        items={settings.map(({ kind, subject, values }) => ({
          name: subjectName(kind, subject),
          value: (
            <ul className="text-sm wrap-anywhere">
              {namedFields(kind, Object.keys(values)).map(([field, label]) => (
                <li key={field}>
                  {label}: <bdi lang="">{writtenValue(kind, field, values[field])}</bdi>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </TitledSection>
  );
}

function Waiting({ request }: { request: GoLiveRequest }) {
  const { role, user } = useRouteContext({ from: '/_operator' });
  const decide = useMutation(decideProposalMutation);
  const decideIt = (confirm: boolean) => decide.mutateAsync({ id: request.request_id, confirm });
  const isOwn = request.requested_by === user.id;
  return (
    <NoticeBox tone="wait">
      <p>{t('settings.live.waiting', { name: request.requested_by_name, date: formatDate(request.requested_at) })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {role !== 'reviewer' && !isOwn ? (
          <Step
            done={t('settings.live.confirmed')}
            label={t('settings.live.confirm')}
            onConfirm={() => decideIt(true)}
            text={`${t('settings.live.confirmText')} ${t('settings.live.bonusesOff')}`}
            title={t('settings.live.confirmTitle')}
          />
        ) : null}
        <Step
          done={t('switches.cancelled')}
          label={t('switches.cancel')}
          onConfirm={() => decideIt(false)}
          title={t('settings.live.cancelTitle')}
          variant="destructive"
        />
        {isOwn ? <p>{t('settings.live.askText')}</p> : null}
      </div>
    </NoticeBox>
  );
}

function Ask() {
  const { role } = useRouteContext({ from: '/_operator' });
  const { data: checklist } = useSuspenseQuery(checklistQuery);
  const ask = useMutation(requestGoLiveMutation);
  const isReady = checklist.every(({ missing }) => missing.length === 0);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground text-sm">{t('settings.live.who')}</p>
      {role === 'admin' && isReady ? (
        <Step
          done={t('settings.live.asked')}
          label={t('settings.live.ask')}
          onConfirm={() => ask.mutateAsync()}
          text={`${t('settings.live.askText')} ${t('settings.live.bonusesOff')}`}
          title={t('settings.live.askTitle')}
        />
      ) : null}
    </div>
  );
}

export function LivePage({ isLive }: { isLive: boolean }) {
  const { data: request } = useSuspenseQuery(goLiveQuery);
  return (
    <>
      <PageHeader text={t('settings.live.lead')} title={t('settings.live.title')} />
      {isLive ? (
        <NoticeBox>
          <p>
            {t('settings.live.isLive', {
              date: formatDate(request?.confirmed_at ?? ''),
              first: request?.requested_by_name ?? '',
              second: request?.confirmed_by_name ?? '',
            })}
          </p>
        </NoticeBox>
      ) : (
        <div className="grid max-w-3xl gap-8">
          {request ? <Waiting key={request.request_id} request={request} /> : null}
          {request ? <Settings settings={request.settings} /> : null}
          <TitledSection title={t('settings.live.checklist')}>
            <Checklist />
          </TitledSection>
          {request ? null : <Ask />}
        </div>
      )}
    </>
  );
}
