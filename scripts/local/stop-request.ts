/** When a program that runs on has been told to stop. */
export interface StopRequest {
  /** Whether it has been. */
  readonly made: boolean;
  /** Resolves when it is. */
  readonly promise: Promise<void>;
}

/** A signal that comes again this soon is the same one: the terminal sends it, and npm passes it on. */
const SAME_SIGNAL_MS = 500;
const STARTER_CHECK_MS = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Listens for what tells a program to stop: Ctrl-C, a signal, the terminal's end, or the end of the npm that started it.
 * A second signal ends the process at once.
 */
export function listenForStop(): StopRequest {
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
 * Lets a signal end the process by `process.exit`: by default it ends without the event `exit`, and a database that it has started
 * runs on (`endWithUs`).
 */
export function exitOnSignal(): void {
  for (const signal of SIGNALS) process.on(signal, () => process.exit(130));
}
