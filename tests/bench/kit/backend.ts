import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

/** How often a process is asked for its memory, in milliseconds. */
const EVERY_MS = 50;

/** What a statement cost the server. */
export interface Cost {
  /** On the clock. */
  seconds: number;
  /** Of the processor; NaN on a system without /proc. */
  processor: number;
  /** The most memory of its own (not shared) that the connection's process had meanwhile, in bytes; 0 without /proc. */
  memory: number;
}

/** Measures what one connection's process takes for some work; see proc(5). */
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
