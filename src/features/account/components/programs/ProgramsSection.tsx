import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ActionButton } from '@/components/forms/ActionButton';
import { FormButton } from '@/components/forms/FormDialog';
import { Unread } from '@/components/states/Unread';
import type { CurrentUser } from '@/features/auth/queries';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { wordOf } from '@/lib/i18n/word-of';
import { toast } from '@/lib/toast';
import {
  apiKeysQuery,
  MOST_KEYS,
  MOST_WEBHOOKS,
  removeProgramMutation,
  type Webhook,
  webhooksQuery,
} from '../../programs';
import { Section } from '../Section';
import { EventList } from './EventList';
import { KeyForm, WebhookForm } from './ProgramForms';

function stateOf({ disabled_at: disabled, failing_since: failing }: Webhook): string {
  if (disabled !== null) return t('programs.paused');
  return failing === null ? t('common.status.active') : t('programs.failing', { date: formatExact(failing) });
}

export function ProgramsSection({ user }: { user: CurrentUser }) {
  const hooks = useQuery(webhooksQuery(user.id));
  const keys = useQuery(apiKeysQuery(user.id));
  return (
    <Section
      text={
        <>
          {t('programs.text')}{' '}
          <a className="underline" href="/openapi.json" target="_blank">
            {t('programs.reference')}
          </a>
        </>
      }
      title={t('programs.title')}
    >
      {hooks.data ? null : <Unread query={hooks} rows={1} />}
      {keys.data ? null : <Unread query={keys} rows={1} />}
      <ul className="empty:hidden">
        {hooks.data?.map((hook) => (
          <Program
            facts={`${t('programs.webhook')} · ${stateOf(hook)}`}
            id={hook.id}
            key={hook.id}
            name={<bdi dir="ltr">{hook.url}</bdi>}
            plain={hook.url}
          >
            <FormButton
              aria-label={`${t('programs.events')}: ${hook.url}`}
              label={t('programs.events')}
              size="sm"
              variant="outline"
            >
              {() => <EventList userId={user.id} webhookId={hook.id} />}
            </FormButton>
          </Program>
        ))}
        {keys.data?.map(({ id, name, scopes, expires_at: until, last_used_at: used }) => (
          <Program
            facts={[
              scopes.map((scope) => wordOf('programs.scopes', scope)).join(', '),
              t('programs.until', { date: formatExact(until) }),
              used === null ? t('passkeys.unused') : t('passkeys.used', { date: formatExact(used) }),
            ].join(' · ')}
            id={id}
            key={id}
            name={<bdi>{name}</bdi>}
            plain={name}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <FormButton
          description={t('programs.webhookText')}
          disabled={(hooks.data?.length ?? MOST_WEBHOOKS) >= MOST_WEBHOOKS}
          label={t('programs.addWebhook')}
          size="sm"
          variant="outline"
        >
          {(done) => <WebhookForm onDone={done} user={user} />}
        </FormButton>
        <FormButton
          disabled={(keys.data?.length ?? MOST_KEYS) >= MOST_KEYS}
          label={t('programs.makeKey')}
          size="sm"
          variant="outline"
        >
          {(done) => <KeyForm onDone={done} user={user} />}
        </FormButton>
      </div>
    </Section>
  );
}

interface ProgramProps {
  id: string;
  name: ReactNode;
  /** The name as text. */
  plain: string;
  facts: string;
  children?: ReactNode;
}

function Program({ id, name, plain, facts, children }: ProgramProps) {
  const remove = useMutation(removeProgramMutation);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b py-3 first:pt-0">
      <p className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="text-muted-foreground text-sm">{facts}</span>
      </p>
      <div className="flex gap-3">
        {children}
        <ActionButton
          aria-label={t('factors.removeNamed', { name: plain })}
          onAct={async () => {
            await remove.mutateAsync(id);
            toast.success(t('programs.removed'));
          }}
          size="sm"
          variant="outline"
        >
          {t('factors.remove')}
        </ActionButton>
      </div>
    </li>
  );
}
