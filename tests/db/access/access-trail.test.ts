import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, operator } = await openStage();

test.each([
  ['ledger.transfers', 'code'],
  ['ground.audit_events', 'action'],
  ['public.yield_postings', 'evidence'],
])('%s is append-only for its owner too', async (table, column) => {
  await owner`select ground.audit('test', ${operator('reviewer').id}, '{}')`;
  for (const change of [
    owner`delete from ${owner(table)}`,
    owner`truncate ${owner(table)} cascade`,
    owner`update ${owner(table)} set ${owner(column)} = ${owner(column)}`,
  ])
    await expect(change).rejects.toMatchObject({ code: 'P0001', message: 'append_only' });
});
