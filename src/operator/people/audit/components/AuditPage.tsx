import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { Form } from '@/components/forms/Form';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { InputField, SelectField } from '@/components/forms/TextFields';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { useAddressForm } from '@/lib/addresses/use-address-form';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { idOf } from '@/lib/ids';
import { Download } from '@/operator/kit/components/Download';
import { Pages } from '@/operator/kit/components/Pages';
import { kinds, kindWord } from '@/operator/kit/trail';
import { type AuditEvent, type AuditFilter, auditQuery, readAudit } from '../queries';
import { AuditDetails } from './AuditDetails';

const actorOf = ({ actor_name, actor }: AuditEvent) => actor_name ?? actor ?? t('treasury.audit.database');

const columns = (): Column<AuditEvent>[] => [
  {
    key: 'when',
    title: t('treasury.audit.when'),
    cell: (event) => <time dateTime={event.at}>{formatExact(event.at)}</time>,
  },
  { key: 'who', title: t('treasury.audit.who'), cell: (event) => <FreeText>{actorOf(event)}</FreeText> },
  {
    key: 'what',
    title: t('treasury.audit.what'),
    cell: ({ action }) => (
      <Link className="link" search={{ action }} to="/operator/audit">
        {kindWord(action)}
      </Link>
    ),
  },
  {
    key: 'details',
    title: t('treasury.audit.details'),
    cell: (event) => <AuditDetails details={event.details} />,
  },
  {
    key: 'case',
    title: t('treasury.audit.case'),
    align: 'end',
    cell: (event) =>
      event.subject ? (
        <Link className="link whitespace-nowrap" search={{ subject: event.subject }} to="/operator/audit">
          {t('treasury.audit.follow')}
        </Link>
      ) : null,
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
