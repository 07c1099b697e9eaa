import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Ends with a slash. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface ToolResult {
  ok: boolean;
  output: string;
  errors: string;
  ms: number;
}

export interface ToolOptions {
  env?: Record<string, string>;
  input?: string;
  show?: boolean;
}

export async function runTool(
  tool: string,
  args: string[] = [],
  { env, input, show = false }: ToolOptions = {},
): Promise<ToolResult> {
  const started = performance.now();
  const out = show ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [`${repository}scripts/run.mjs`, tool, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', out, out],
  });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  // Only while the child runs, because a listener keeps signals from ending this process.
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    child.stdin?.end(input);
    const read = async (stream: Readable | null) => (stream ? text(stream) : '');
    const [output, errors] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')]);
    return { ok: child.exitCode === 0, output, errors, ms: performance.now() - started };
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}
