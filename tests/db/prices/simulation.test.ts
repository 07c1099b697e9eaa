import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous } = await openStage();

const simulation = async () =>
  (await asAnonymous.call<{ answer: Record<string, unknown> | null }>('simulation')).answer;
const begin = async () =>
  (
    await owner<{ answer: { seed: string; without_past: string[] } }[]>`
    select markets.begin_simulation() as answer`
  )[0]?.answer;
const addPast = (bars: object[], instrument = 'BTC-USD') => owner`
  select markets.add_past_bars(${instrument}, ${owner.json(bars as never)}) as added`;
const bar = { span: '1h', opened_at: '2026-01-01T00:00:00Z', open: 5, high: 6, low: 4, close: 5 };

test('a simulation has one seed, whose hash everyone reads from then on', async () => {
  expect(await simulation()).toBeNull();
  const first = await begin();
  expect(first?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await begin()).toEqual(first);
  const [hash] = await owner<{ sha256: string }[]>`
    select encode(sha256(convert_to(${first?.seed ?? ''}, 'UTF8')), 'hex') as sha256`;
  expect(await simulation()).toEqual({
    seed_sha256: hash?.sha256,
    begun_at: expect.any(String) as unknown,
    seed: null,
  });
  expect(first?.without_past).toHaveLength(14);
});

test('a simulation gives an instrument without bars a past, once, that is over and marked', async () => {
  const ahead = { ...bar, opened_at: new Date(Date.now() + 3_600_000).toISOString() };
  expect([...(await addPast([bar, ahead]))]).toEqual([{ added: 1 }]);
  expect([...(await addPast([{ ...bar, opened_at: '2026-01-02T00:00:00Z' }]))]).toEqual([{ added: 0 }]);
  expect([...(await owner`select span, open, high, low, close, source from public.bars`)]).toEqual([
    { span: '1h', open: 5, high: 6, low: 4, close: 5, source: 'simulated' },
  ]);
  expect((await begin())?.without_past).not.toContain('BTC-USD');
  await expect(addPast([bar], 'ABC-USD')).rejects.toThrow('not_found');
});
