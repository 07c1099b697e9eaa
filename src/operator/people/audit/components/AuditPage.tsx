import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { PageHeader } from '@/components/frame/PageHeader';
import { EmptyState } from '@/components/states/EmptyState';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
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

/** Sent by Enter, and kept in the address. */
function FilterForm({ filter, onFilter }: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const form = useAddressForm(`${filter.action} ${filter.subject}`);
  const action = useRef<HTMLSelectElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  return (
    <form
      className="mb-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFilter({
          action: action.current?.value === '' ? undefined : action.current?.value,
          subject: idOf(subject.current?.value.trim().toLowerCase()),
        });
      }}
      ref={form}
    >
      <div className="grid min-w-48 gap-1.5">
        <Label htmlFor="audit-action">{t('treasury.audit.action')}</Label>
        {/* A list has a new default only as a new list. */}
        <Select defaultValue={filter.action ?? ''} id="audit-action" key={filter.action} ref={action}>
          <option value="">{t('treasury.audit.all')}</option>
          {kinds(filter.action).map((kind) => (
            <option key={kind} value={kind}>
              {kindWord(kind)}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid min-w-72 grow gap-1.5 sm:max-w-md">
        <Label htmlFor="audit-subject">{t('treasury.audit.subject')}</Label>
        <Input defaultValue={filter.subject} dir="ltr" id="audit-subject" maxLength={36} ref={subject} />
      </div>
      <Button type="submit" variant="outline">
        {t('treasury.audit.filter')}
      </Button>
      {filter.action || filter.subject ? (
        <Button
          onClick={() => {
            onFilter({});
            // The button goes with what it takes away.
            subject.current?.focus();
          }}
          variant="quiet"
        >
          {t('treasury.audit.all')}
        </Button>
      ) : null}
    </form>
  );
}

/** The audit trail: all of it, one kind of action, or one case from its beginning. */
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
