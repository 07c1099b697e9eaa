import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator } = stage;
const treasurer = asOperator('treasurer');
const admin = asOperator('admin');

type Word = [action: string, by: 'treasurer' | 'admin', details: Row];

const recorded = (subject: string | null) =>
  owner<{ action: string; actor: string; details: Row }[]>`
    select action, actor, details from ground.audit_events where subject is not distinct from ${subject} order by id`;

const said = (...words: Word[]) => words.map(([action, by, details]) => ({ action, actor: operator(by).id, details }));

const twice = async (request: () => Promise<unknown>) => {
  for (let times = 0; times < 2; times += 1) await request();
};

test('a change of a switch is on the record when it is proposed and taken back', async () => {
  const change = { kind: 'profit', turn_on: false, reason: 'The regulator forbids it' };
  const { answer: id } = await admin.call<{ answer: string }>('propose_switch', change);
  await admin.call('propose_switch', change);
  await twice(() => treasurer.rows('cancel_proposal', { proposal_id: id }));
  expect(await recorded(id)).toEqual(
    said(
      [
        'proposed',
        'admin',
        { kind: 'switch', subject: 'profit', changes: { on: [true, false] }, reason: change.reason },
      ],
      ['proposal_cancelled', 'treasurer', { kind: 'switch', subject: 'profit' }],
    ),
  );
});

test('plans that have run their term are on the record when an operator ends them by hand', async () => {
  const person = await makeInvestor({ deposited: 10_000 });
  await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  await owner`update public.positions set matures_at = now() - interval '1 second' where investor_id = ${person.id}`;
  const { answer: count } = await treasurer.call<{ answer: number }>('mature_positions');
  expect(count).toBeGreaterThan(0);
  expect((await recorded(null)).slice(-1)).toEqual(said(['positions_matured', 'treasurer', { count }]));
});
