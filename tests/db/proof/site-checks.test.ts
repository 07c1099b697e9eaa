import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkSite, type SiteCheck } from '../../../scripts/verify/site-checks.ts';
import { addFactor } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const { owner, makeInvestor } = await openStage();

test('a site is whole whose people have a second factor, which the check of their receipts has not', async () => {
  await addFactor(owner, await makeInvestor({ deposited: 500_000 }));
  await makeInvestor({ deposited: 200_000 });
  await owner`select private.take_snapshot(clock_timestamp())`;
  const checks: SiteCheck[] = [];
  for await (const check of checkSite(owner, tmpdir())) checks.push(check);
  expect(checks.find(({ name }) => name === 'receipts')?.found).toMatch(
    /^[1-9]\d* of snapshot 1 prove what they say$/,
  );
  expect(checks.filter(({ isGood }) => !isGood)).toEqual([]);
});
