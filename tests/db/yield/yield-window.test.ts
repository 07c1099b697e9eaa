import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { fingerprint } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

beforeEach(awayFromMidnight);

const { owner, asOperator } = await openStage();
const treasurer = asOperator('treasurer');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const posting = (day: string) => ({ plan_id: 'gold', day, amount_cents: 5, evidence: 'stated by the pool' });

test('the income of a day can be booked for sixty days and no longer', async () => {
  const before = await fingerprint(owner);
  const tooOld = { code: 'P0001', message: 'day_too_old', detail: '60' };
  await expect(treasurer.call('post_yield', posting(daysAgo(61)))).rejects.toMatchObject(tooOld);
  const { evidence: _, ...asked } = posting(daysAgo(61));
  await expect(treasurer.rows('preview_yield', asked)).rejects.toMatchObject(tooOld);
  expect(await fingerprint(owner)).toBe(before);
  await treasurer.call('post_yield', posting(daysAgo(60)));
});
