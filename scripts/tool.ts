import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Ends with a slash. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function passOn(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

/** Listens only while a child runs, because a listener keeps signals from ending this process. */
function track(child: ChildProcess): () => void {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, passOn);
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, passOn);
  };
}

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

export function runTool(
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
  const untrack = track(child);
  child.stdin?.end(input);
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      untrack();
      reject(error);
    });
    child.on('close', (code) => {
      untrack();
      resolve({ ok: code === 0, output, errors, ms: performance.now() - started });
    });
  });
}
