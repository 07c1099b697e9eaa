import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, with a slash at the end. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}

/** How a program ended. */
export interface ToolResult {
  ok: boolean;
  /** What it printed, both streams in their order; empty when it was shown meanwhile. */
  output: string;
  /** How long it took, in milliseconds. */
  ms: number;
}

/**
 * Runs the program of an installed package, or a TypeScript file of ours, on this Node.
 * @param show `true` lets it write to the terminal, otherwise its output is in the result
 */
export function runTool(
  tool: string,
  args: string[] = [],
  { env, show = false }: { env?: Record<string, string>; show?: boolean } = {},
): Promise<ToolResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [`${repository}scripts/run.mjs`, tool, ...args], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output, ms: performance.now() - started });
    });
  });
}
