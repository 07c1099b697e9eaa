import { EventEmitter } from 'node:events';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

export interface KeptThread {
  readonly name: string;
  createPoolWorker: (options: PoolOptions) => PoolWorker;
  end: () => Promise<void>;
}

/**
 * Keeps one thread between runs with every module loaded except test files, because Vitest's own pools start a new
 * thread for each run, which takes longer than most tests. For `pool`, with `isolate: false` and `maxWorkers: 1`.
 */
export function keptThread(): KeptThread {
  const name = 'kept-thread';
  let thread: ThreadsPoolWorker | undefined;
  const respond = (events: EventEmitter, type: 'started' | 'stopped') =>
    queueMicrotask(() => events.emit('message', { __vitest_worker_response__: true, type }));

  function createPoolWorker(options: PoolOptions): PoolWorker {
    const events = new EventEmitter();
    const forward = (message: unknown) => events.emit('message', message);
    const fail = (error: unknown) => events.emit('error', error);
    const isFirst = thread === undefined;
    const kept = (thread ??= new ThreadsPoolWorker(options));
    return {
      name,
      on: (event, callback) => void events.on(event, callback),
      off: (event, callback) => void events.off(event, callback),
      deserialize: (data) => data,
      async start() {
        if (isFirst) await kept.start();
        kept.on('message', forward);
        kept.on('error', fail);
      },
      // Starts the thread once, and never stops it.
      send(message: WorkerRequest) {
        if (message.type === 'stop') respond(events, 'stopped');
        else if (message.type === 'start' && !isFirst) respond(events, 'started');
        else kept.send(message);
      },
      async stop() {
        kept.off('message', forward);
        kept.off('error', fail);
        return Promise.resolve();
      },
    };
  }
  return { name, createPoolWorker, end: async () => thread?.stop() };
}
