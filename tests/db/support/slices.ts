import type { TransactionSql } from 'postgres';
import type { Actor } from './actors.ts';
import { everyoneHeard } from './heard.ts';
import type { Stage } from './stage.ts';

/** What a test does with jobs, of which two people fit into a slice here: three are many. */
export async function sliceTools({ owner, asOperator }: Stage) {
  await owner`
    create or replace function private.slice_size() returns int
      language sql immutable set search_path = '' as 'select 2'`;
  const treasurer = asOperator('treasurer');
  const slice = async (sql: Stage['owner'] | TransactionSql<{ bigint: number }> = owner) =>
    (await sql<{ id: number | null }[]>`select private.run_slice()::int as id`)[0]?.id ?? null;
  return {
    post: (plan_id: string, amount_cents: number, day = '2026-02-10') =>
      treasurer.call<{ id: string }>('post_yield', {
        plan_id,
        day,
        amount_cents,
        evidence: 'stated by the pool',
      }),
    /** The next slice, as a worker does it; returns its job, null when there is none. */
    slice,
    /** All slices there are. */
    work: async () => {
      while ((await slice()) !== null);
    },
    /** The newest job, as an operator sees it. */
    newest: async () => (await asOperator('reviewer').rows('list_jobs'))[0],
    /** Proposed by one treasurer, confirmed by another. */
    reverse: async (posting_id: string, as: Actor = treasurer) => {
      const { answer } = await as.call<{ answer: string }>('propose_yield_reversal', {
        posting_id,
        reason: 'Another pool’s statement',
      });
      await asOperator('admin').rows('confirm_proposal', { proposal_id: answer });
    },
    /** As if a person had closed the account, whatever is left in it. */
    close: (person = { id: '' }) => owner`
      update profiles set closed_at = now(), name = 'Closed account', phone = '', country = '', avatar_path = null
      where id = ${person.id}`,
    /** How often open pages heard of a posting. */
    messages: async () => (await everyoneHeard(owner, 'yield_postings')).length,
  };
}
