import { SIGNALS } from '../tool.ts';

/** A repeated signal this soon is the same one: both the terminal and npm send it. */
const SAME_SIGNAL_MS = 500;
const STARTER_CHECK_MS = 500;

/**
 * Listens for Ctrl-C, signals, a closed terminal, or the end of the npm process that started this one. A second
 * signal ends the process at once.
 */
export function listenForStop() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let since: number | undefined;

  function ask(): void {
    if (since === undefined) {
      since = performance.now();
      resolve();
    } else if (performance.now() - since > SAME_SIGNAL_MS) {
      process.exit(130);
    }
  }

  for (const signal of SIGNALS) process.on(signal, ask);
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const starter = process.ppid;
    setInterval(() => {
      if (since === undefined && process.ppid !== starter) ask();
    }, STARTER_CHECK_MS).unref();
  }
  return {
    promise,
    get made() {
      return since !== undefined;
    },
  };
}

/**
 * Lets a signal end the process through `process.exit`: the default skips the `exit` event, and its database would
 * keep running (`endWithUs`).
 */
export function exitOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(130));
}
