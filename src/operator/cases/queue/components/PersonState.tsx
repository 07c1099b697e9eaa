import { Check, Clock } from 'lucide-react';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { PersonOverview } from '../person-overview';

function Fact({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  const Icon = holds ? Check : Clock;
  return (
    <Badge className="whitespace-normal" variant={holds ? 'default' : 'outline'}>
      <Icon aria-hidden />
      <span>{holds ? yes : no}</span>
    </Badge>
  );
}

/** @param isShort leaves out what goes without saying next to a case. */
export function PersonState({ person, isShort = false }: { person: PersonOverview; isShort?: boolean }) {
  const { frozen, profile } = person;
  return (
    <div className="grid gap-3">
      {frozen ? (
        <NoticeBox title={t('desk.person.frozen')} tone="bad">
          <p dir="auto">{frozen.reason}</p>
          <p className="text-muted-foreground">
            {frozen.by === null
              ? t('desk.person.stoppedByOwner', { date: formatDate(frozen.at) })
              : t('desk.person.frozenBy', { name: frozen.by, date: formatDate(frozen.at) })}
          </p>
        </NoticeBox>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isShort && profile.verified ? null : (
          <Fact holds={profile.verified} no={t('desk.person.emailUnconfirmed')} yes={t('desk.person.emailConfirmed')} />
        )}
        {isShort && person.identity_confirmed ? null : (
          <Fact
            holds={person.identity_confirmed}
            no={t('desk.person.identityUnconfirmed')}
            yes={t('desk.person.identityConfirmed')}
          />
        )}
      </div>
      {isShort ? null : (
        <p className="text-muted-foreground text-[0.8125rem]">
          <span>{t('desk.person.joined', { date: formatDate(profile.created_at) })}</span>
          <span>{profile.country ? ` · ${profile.country}` : ''}</span>
        </p>
      )}
    </div>
  );
}
