import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type Column, DataTable } from '@/components/display/DataTable';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { formatAge, formatUtc } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { idOf } from '@/lib/ids';
import { Download } from '@/operator/kit/components/Download';
import { Pages } from '@/operator/kit/components/Pages';
import { kinds, kindWord } from '@/operator/kit/trail';
import { type AuditEvent, type AuditFilter, auditQuery, readAudit } from '../queries';
import { AuditDetails, saidOf } from './AuditDetails';

const actorOf = ({ actor_name, actor }: AuditEvent) =>
  actor_name ?? (actor === null ? t('treasury.audit.database') : `${actor.slice(0, 8)}…`);

/** Who did what, about which person and with how much; the rest is folded. */
function Sentence({ event }: { event: AuditEvent }) {
  const { amount, reason } = saidOf(event.details);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="font-medium wrap-anywhere">{actorOf(event)}</bdi>
        <Link className="link" search={{ action: event.action }} to="/operator/audit">
          {kindWord(event.action)}
        </Link>
        {event.subject_name === null || event.subject === null ? null : (
          <Link className="link wrap-anywhere" search={{ id: event.subject }} to="/operator/person">
            <bdi>{event.subject_name}</bdi>
          </Link>
        )}
        {amount === undefined ? null : <bdi className="tabular-nums">{amount}</bdi>}
        {reason === undefined ? null : <q className="text-muted-foreground wrap-anywhere">{reason}</q>}
      </p>
      <AuditDetails details={event.details}>
        {event.subject ? (
          <Link className="link" search={{ subject: event.subject }} to="/operator/audit">
            {t('treasury.audit.follow')}
          </Link>
        ) : null}
      </AuditDetails>
    </div>
  );
}

const LOW = 'md:py-2.5';

const columns = (): Column<AuditEvent>[] => [
  { title: t('treasury.audit.what'), phone: 'lead', className: LOW, cell: (event) => <Sentence event={event} /> },
  {
    title: t('treasury.audit.when'),
    phone: 'side',
    align: 'end',
    className: `${LOW} whitespace-nowrap`,
    cell: ({ at }) => (
      <time dateTime={at} title={formatUtc(at)}>
        {formatAge(at)}
      </time>
    ),
  },
];

async function auditTable(filter: AuditFilter) {
  const events = await readAudit(filter);
  return [
    ['id', 'at', 'actor', 'actor_name', 'action', 'subject', 'details'],
    ...events.map((event) => [
      event.id,
      event.at,
      event.actor,
      event.actor_name,
      event.action,
      event.subject,
      JSON.stringify(event.details),
    ]),
  ];
}

const filterSchema = z.object({
  action: z.pipe(
    z.string(),
    z.transform((text) => text || undefined),
  ),
  subject: z.pipe(
    z.string(),
    z.transform((text) => idOf(text.trim().toLowerCase())),
  ),
});

function FilterForm({ filter, onFilter }: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const { action = '', subject = '' } = filter;
  const form = useAddressForm(filterSchema, { action, subject });
  const { control } = form;
  return (
    <Form className="mb-6 flex flex-wrap items-end gap-3" form={form} onSubmit={onFilter}>
      <SelectField control={control} frame="w-auto min-w-48" label={t('treasury.audit.action')} name="action">
        <option value="">{t('treasury.audit.all')}</option>
        {kinds(filter.action).map((kind) => (
          <option key={kind} value={kind}>
            {kindWord(kind)}
          </option>
        ))}
      </SelectField>
      <InputField
        control={control}
        data-search
        dir="ltr"
        frame="w-auto min-w-72 grow sm:max-w-md"
        label={t('treasury.audit.subject')}
        maxLength={36}
        name="subject"
      />
      <SubmitButton variant="outline">{t('treasury.audit.filter')}</SubmitButton>
      {filter.action || filter.subject ? (
        <Button
          onClick={() => {
            onFilter({});
            form.setFocus('subject');
          }}
          variant="ghost"
        >
          {t('treasury.audit.all')}
        </Button>
      ) : null}
    </Form>
  );
}

export function AuditPage() {
  const filter = useSearch({ from: '/_operator/operator/audit' });
  const navigate = useNavigate({ from: '/operator/audit' });
  const { rows, next } = useSuspenseQuery(auditQuery(filter)).data;
  return (
    <>
      <PageHeader
        action={<Download name="audit-trail" read={() => auditTable({ ...filter, from: undefined })} />}
        text={t('treasury.audit.lead')}
        title={t('treasury.audit.title')}
      />
      <FilterForm filter={filter} onFilter={(chosen) => void navigate({ search: chosen })} />
      <DataTable
        caption={t('treasury.audit.caption')}
        columns={columns()}
        empty={<EmptyState title={t('treasury.audit.none')} />}
        rowKey={({ id }) => String(id)}
        rows={rows}
      />
      <Pages
        isFirst={filter.from === undefined}
        next={next}
        onPage={(first) => void navigate({ search: { ...filter, from: first } })}
      />
    </>
  );
}
