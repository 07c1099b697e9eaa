import { isExcessive } from 'local-supabase/gateway/limits.ts';
import { createTurnstile } from 'local-supabase/gateway/turnstile.ts';
import { expect, test } from 'vitest';

const LIMITS = { letters: 4000, conditions: 40, patterns: false };
const excessive = (query: string) => isExcessive(new URL(`http://127.0.0.1/rest/v1/notes?${query}`), LIMITS);

test('a query with patterns, hundreds of conditions or thousands of letters is excessive', () => {
  const many = (condition: string, count: number) => Array.from({ length: count }, () => condition).join('&');
  for (const query of [
    'name=match.(a+)+$',
    'name=not.imatch.x',
    'name=like(any).{a,b}',
    'or=(name.eq.a,name.imatch.b)',
    'and=(id.eq.1,not.or(name.ilike.*a*,id.eq.2))',
    many('id=eq.1', 41),
    `or=(${Array.from({ length: 41 }, () => 'id.eq.1').join(',')})`,
    `id=in.(${'1,'.repeat(3000)})`,
  ])
    expect({ query, is: excessive(query) }).toEqual({ query, is: true });
  for (const query of [
    'select=id,name&order=created_at.desc&limit=51&name=eq.match',
    `or=${encodeURIComponent('(created_at.lt."2026-01-01",and(created_at.eq."2026-01-01",id.lt.1))')}`,
    `id=in.(${'1,'.repeat(300)}1)`,
  ])
    expect({ query, is: excessive(query) }).toEqual({ query, is: false });
});

test('requests of one caller wait for each other in order, and hold up no one else', async () => {
  const inTurn = createTurnstile({ each: 2, together: 3, waiting: 10 });
  const ended: string[] = [];
  let [now, most] = [0, 0];
  const work = (name: string, until?: Promise<void>) => async () => {
    now += 1;
    most = Math.max(most, now);
    await until;
    now -= 1;
    ended.push(name);
    return name;
  };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const mallory = Array.from({ length: 12 }, (_, n) => inTurn('mallory', work(`mallory ${n}`, released)));
  expect(await inTurn('mallory', work('one too many'))).toBeUndefined();
  await Promise.all([inTurn('ann', work('ann')), inTurn('ben', work('ben'))]);
  expect(ended).toEqual(['ann', 'ben']);
  release();
  await Promise.all(mallory);
  expect(most).toBe(3);
  expect(ended.slice(2)).toEqual(Array.from({ length: 12 }, (_, n) => `mallory ${n}`));
});

test('a request that fails gives its turn back', async () => {
  const inTurn = createTurnstile({ each: 1, together: 1, waiting: 1 });
  await expect(inTurn('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('ben', async () => 'done')).toBe('done');
});
