import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export type AuditEvent = Nullable<Row<'audit_log'>, 'actor' | 'actor_name' | 'subject' | 'subject_name'>;

const PAGE = 25;

export interface AuditFilter {
  action?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
}

const filtered = ({ action, subject, from }: AuditFilter) => ({
  ...(action === undefined ? {} : { only_action: action }),
  ...(subject === undefined ? {} : { only_subject: subject }),
  ...(from === undefined ? {} : { from_event: Number(from) }),
});

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

/** Maximum rows per request. */
const MOST_ROWS = 1000;

/** Reads all matching rows of the trail, newest first, a thousand at a time. */
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
