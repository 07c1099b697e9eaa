import { useMutation, useQuery } from '@tanstack/react-query';
import { Exact } from '@/components/display/Exact';
import { ActionButton } from '@/components/forms/ActionButton';
import { Unread } from '@/components/states/Unread';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { eventsQuery, resendMutation } from '../../programs';

export function EventList({ userId, webhookId }: { userId: string; webhookId: string }) {
  const query = useQuery(eventsQuery(userId, webhookId));
  const { data: events } = query;
  const resend = useMutation(resendMutation);
  const again = async (eventId?: string) => {
    await resend.mutateAsync({ webhookId, ...(eventId !== undefined && { eventId }) });
    toast.success(t('programs.resent'));
  };
  return (
    <div className="grid gap-5">
      {events ? null : <Unread query={query} rows={3} />}
      <ul className="empty:hidden">
        {events?.map(({ id, type, created_at: at, delivered_at: delivered, answers }) => (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b py-2.5 text-sm first:pt-0" key={id}>
            <p className="grid min-w-0 flex-1 basis-40 gap-0.5">
              <Exact className="text-sm">{type}</Exact>
              <span className="text-muted-foreground">
                {[
                  formatExact(at),
                  delivered === null ? t('programs.waiting') : t('programs.delivered'),
                  ...answers,
                ].join(' · ')}
              </span>
            </p>
            <ActionButton
              aria-label={`${t('programs.resend')}: ${type}`}
              onAct={() => again(id)}
              size="sm"
              variant="outline"
            >
              {t('programs.resend')}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ActionButton className="justify-self-start" onAct={() => again()} size="sm" variant="outline">
        {t('programs.resendAll')}
      </ActionButton>
    </div>
  );
}
