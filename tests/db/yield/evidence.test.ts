import { expect, test } from 'vitest';
import { isEvidence, statedBy } from '../../../src/lib/forms/evidence.ts';
import { openStage } from '../support/stage.ts';

const { owner } = await openStage();
const HASH = 'Ab'.repeat(32);

test.each([
  ['https://pool.example/statements/7?day=3', true, null],
  [`https://pool.example/${'x'.repeat(479)}`, true, null],
  [HASH, true, null],
  [`0x${HASH}`, true, null],
  [`sha256:${HASH}`, true, null],
  ['stated by the pool', true, 'the pool'],
  ['Stated: the pool', true, 'the pool'],
  ['STATED the pool', true, 'the pool'],
  ['abc', false, null],
  ['pool statement', false, null],
  ['stated', false, null],
  ['stated by', false, null],
  ['stated by a', false, null],
  ['stated by the pool\nand more', false, null],
  [' stated by the pool', false, null],
  ['understated by the pool', false, null],
  ['http://pool.example', false, null],
  ['https://127.0.0.1/', false, null],
  ['https://pool.example/a b', false, null],
  [`https://pool.example/${'x'.repeat(480)}`, false, null],
  [HASH.slice(1), false, null],
  [`${HASH}0`, false, null],
])('the database and the forms take %j as evidence: %s', async (text, taken, by) => {
  const [row] = await owner<{ taken: boolean; by: string | null }[]>`
    select ground.is_evidence(${text}) as taken, ground.stated_by(${text}) as by`;
  expect(row).toEqual({ taken, by });
  expect({ taken: isEvidence(text), by: statedBy(text) ?? null }).toEqual({ taken, by });
});

test('every column that holds evidence is checked by the one rule', async () => {
  const columns = await owner<{ name: string; domain: string | null }[]>`
    select c.table_name || '.' || c.column_name as name, c.domain_name as domain
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'evidence' and t.table_type = 'BASE TABLE'`;
  expect(columns.length).toBeGreaterThan(2);
  expect(columns.filter(({ domain }) => domain !== 'evidence')).toEqual([]);
});
