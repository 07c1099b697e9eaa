import type { Sql } from 'postgres';
import type { Run } from '../kit/bench.ts';
import { median, round } from '../kit/figures.ts';

const NEW = { few: 1000, many: 100_000 };

interface Part {
  investors: number;
  owner: Sql;
  say: Run['say'];
}

/**
 * Audits the newest transfers against a checkpoint, and then the whole books, part by part as the worker does.
 * @returns seconds for the newest, for the next checkpoint, and for the whole
 */
export async function measureVerify({ investors, owner, say }: Part): Promise<Record<string, number>> {
  const seconds = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return (performance.now() - started) / 1000;
  };
  const lines = investors > 100_000 ? NEW.many : NEW.few;
  const [ids] = await owner<{ kept: string; last: string }[]>`
    select (select coalesce(max(c.through_id), 0) from proof.checkpoint c) as kept, max(t.id) - ${lines}::bigint as last from ledger.transfers t`;
  const { kept = '0', last = '0' } = ids ?? {};
  await owner`select proof.move_checkpoint(${kept}, ${last})`;
  await owner`vacuum analyze proof.checked_accounts`;
  const check = async () => {
    const found = await owner`select * from proof.verify_lines(${last}, ${Number(last) + lines}) limit 1`;
    if (found.length > 0) throw new Error(JSON.stringify(found));
  };
  await check();
  const checks: number[] = [];
  for (let n = 0; n < 5; n += 1) checks.push(await seconds(check));
  const keep = await seconds(async () => owner`select proof.move_checkpoint(${last}, ${Number(last) + lines})`);

  const [row] = await owner<{ parts: string[] }[]>`select proof.verify_parts() as parts`;
  const whole: number[] = [];
  for (const part of row?.parts ?? []) {
    whole.push(
      await seconds(async () => {
        const found = await owner`select * from proof.verify_part(${part}) limit 1`;
        if (found.length > 0) throw new Error(JSON.stringify(found));
      }),
    );
    say(`verify ${part} ${whole.at(-1)?.toFixed(1) ?? ''} s`);
  }
  return {
    verify_tail_s: round(median(checks), 2),
    verify_keep_s: round(keep, 2),
    verify_whole_s: round(
      whole.reduce((sum, part) => sum + part, 0),
      1,
    ),
    verify_longest_part_s: round(Math.max(...whole), 1),
  };
}
