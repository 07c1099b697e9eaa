import { connect } from 'node:net';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { hear, type Job, notifySchema, say, subscribedSchema, wordOf } from './stratum.ts';

/** A miner on this machine's processor, for tests and the sandbox. */
export interface Miner {
  /** Tries so many hashes of its work now, and submits each. */
  work: (times: number) => void;
  /** How many of them its pool took, refused, and has not answered yet. */
  answers: { taken: number; refused: number; open: number };
  close: () => void;
}

/** Connects to a Stratum v1 pool that takes any hash. It rolls version bits, as machines do. */
export function startMiner(port: number, worker: string): Miner {
  const socket = connect(port, '127.0.0.1');
  const answers = { taken: 0, refused: 0, open: 0 };
  let id = 3;
  let nonce = 0;
  let size = 0;
  let job: Job | undefined;
  hear(socket, (message) => {
    if (message.method === 'mining.notify') job = notifySchema.parse(message.params);
    if (message.id === 1) size = subscribedSchema.parse(message.result)[2];
    if (typeof message.id !== 'number' || message.id <= 3) return;
    answers[message.result === true ? 'taken' : 'refused'] += 1;
    answers.open -= 1;
  });
  say(socket, {
    id: 0,
    method: 'mining.configure',
    params: [['version-rolling'], { 'version-rolling.mask': 'ffffffff' }],
  });
  say(socket, { id: 1, method: 'mining.subscribe', params: [worker] });
  say(socket, { id: 2, method: 'mining.authorize', params: [worker, 'x'] });
  return {
    answers,
    work(times) {
      if (!job || size === 0) return;
      for (let tried = 0; tried < times; tried += 1) {
        const extranonce2 = bytesToHex(randomBytes(size));
        const params = [worker, job[0], extranonce2, wordOf(job[7]), wordOf((nonce += 1)), wordOf((nonce & 7) << 13)];
        answers.open += 1;
        say(socket, { id: (id += 1), method: 'mining.submit', params });
      }
    },
    close: () => socket.destroy(),
  };
}
