import type { TransactionSql } from 'postgres';
import type { Actor } from './actors.ts';
import { everyoneHeard } from './heard.ts';
import type { Stage } from './stage.ts';

/** Tools for jobs whose slices hold two people here, so that three people are many. */
export async function sliceTools({ owner, asOperator }: Stage) {
  await owner`
    create or replace function jobs.slice_size() returns int
      language sql immutable set search_path = '' as 'select 2'`;
  const treasurer = asOperator('treasurer');
  const slice = async (sql: Stage['owner'] | TransactionSql<{ bigint: number }> = owner) =>
    (await sql<{ id: number | null }[]>`select jobs.run_slice()::int as id`)[0]?.id ?? null;
  return {
    post: (plan_id: string, amount_cents: number, day = '2026-02-10') =>
      treasurer.call<{ id: string }>('post_yield', {
        plan_id,
        day,
        amount_cents,
        evidence: 'stated by the pool',
      }),
    /** Runs the next slice as a worker does; returns its job, or null when there is no slice. */
    slice,
    work: async () => {
      while ((await slice()) !== null);
    },
    newest: async () => (await asOperator('reviewer').rows('list_jobs'))[0],
    reverse: async (posting_id: string, as: Actor = treasurer) => {
      const { answer } = await as.call<{ answer: string }>('propose_yield_reversal', {
        posting_id,
        reason: 'Another pool’s statement',
      });
      await asOperator('admin').rows('confirm_proposal', { proposal_id: answer });
    },
    close: (person = { id: '' }) => owner`
      update profiles set closed_at = now(), name = 'Closed account', phone = '', country = '', avatar_path = null
      where id = ${person.id}`,
    messages: async () => (await everyoneHeard(owner, 'yield_postings')).length,
  };
}
