import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

const EVERY_MS = 50;

export interface Cost {
  seconds: number;
  /** Of the processor; NaN without /proc. */
  processor: number;
  /** The peak of unshared memory of the connection's process, in bytes; 0 without /proc. */
  memory: number;
}

/** Measures one connection's backend process during some work; see proc(5). */
export async function costOf(sql: Sql, work: () => Promise<unknown>): Promise<Cost> {
  const [{ pid } = { pid: 0 }] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  let memory = 0;
  const look = () => {
    memory = Math.max(memory, 1024 * Number(/^RssAnon:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0));
  };
  const before = processorSeconds(pid);
  const started = performance.now();
  const watch = setInterval(look, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, processor: processorSeconds(pid) - before, memory };
}

function processorSeconds(pid: number): number {
  const [nanoseconds = ''] = read(pid, 'schedstat').split(' ');
  return nanoseconds === '' ? Number.NaN : Number(nanoseconds) / 1e9;
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
