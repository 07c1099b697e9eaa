import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A row of the audit trail. */
export type AuditEvent = Nullable<Row<'audit_log'>, 'actor' | 'actor_name' | 'subject'>;

/** How many rows of the trail make a page. */
const PAGE = 50;

/** What the trail is asked for. */
export interface AuditFilter {
  action?: string | undefined;
  subject?: string | undefined;
  /** The first row of the page. */
  from?: string | undefined;
}

const filtered = ({ action, subject, from }: AuditFilter) => ({
  ...(action === undefined ? {} : { only_action: action }),
  ...(subject === undefined ? {} : { only_subject: subject }),
  ...(from === undefined ? {} : { from_event: Number(from) }),
});

/** A page of the audit trail, newest first. */
export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: ['operator', 'audit', filter],
    queryFn: async ({ signal }): Promise<{ rows: AuditEvent[]; next: string | undefined }> => {
      const rows: AuditEvent[] = unwrap(
        await supabase.rpc('audit_log', { ...filtered(filter), max_rows: PAGE + 1 }).abortSignal(signal),
      );
      return { rows: rows.slice(0, PAGE), next: rows[PAGE]?.id.toString() };
    },
  });

/** How many rows of the trail the database returns at most. */
const MOST_ROWS = 1000;

/** All rows of the trail that fit a filter, newest first, read a thousand at a time. */
export async function readAudit(filter: AuditFilter): Promise<AuditEvent[]> {
  const rows: AuditEvent[] = [];
  let { from } = filter;
  let page: AuditEvent[];
  do {
    page = unwrap(await supabase.rpc('audit_log', { ...filtered({ ...filter, from }), max_rows: MOST_ROWS }));
    rows.push(...page);
    from = String((rows.at(-1)?.id ?? 0) - 1);
  } while (page.length === MOST_ROWS);
  return rows;
}
