import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { coinbaseOf, type Regtest, reaches, targetOf } from '../chain/regtest.ts';
import { hashOf, hear, type Job, say, shareOf, submitSchema, swapped, VERSION_MASK, wordOf } from './stratum.ts';
import { type Payee, scriptSigOf, subsidyAt } from './work.ts';

const EXTRANONCE1 = 4;
const EXTRANONCE2 = 4;
/** Bytes of a coinbase before what its maker writes. */
const BEFORE_SCRIPT = 42;
const JOBS_KEPT = 8;
/** Takes any hash. */
const DIFFICULTY = 2 ** -32;
const BAD_JOB = [21, 'Job not found', null];
const TWICE = [22, 'Duplicate share', null];
const MALFORMED = [20, 'Other/Unknown', null];

/** A pool for tests and the sandbox. */
export interface Pool {
  port: number;
  /** Gives its miners work on another tip. */
  refresh: () => void;
  close: () => Promise<void>;
}

/** Runs a small Stratum v1 pool on a simulated chain, which pays in the first transaction of its blocks. */
export async function startPool(chain: Regtest, payee: Payee): Promise<Pool> {
  const jobs = new Map<string, { job: Job; tip: string }>();
  const taken = new Set<string>();
  const miners = new Set<Socket>();
  let jobNumber = 0;
  let extranonce = 0;

  function newJob(): Job {
    const height = chain.nextHeight;
    const sig = scriptSigOf(height, payee);
    const nonces = EXTRANONCE1 + EXTRANONCE2;
    const coinbase = coinbaseOf(concatBytes(sig, new Uint8Array(nonces)), payee.script, subsidyAt(height));
    const open = BEFORE_SCRIPT + sig.length;
    const [first, second] = [bytesToHex(coinbase.subarray(0, open)), bytesToHex(coinbase.subarray(open + nonces))];
    const header = chain.begin([coinbase]);
    const view = new DataView(header.buffer);
    const number = (at: number) => view.getUint32(at, true);
    const name = (jobNumber += 1).toString(16);
    const before = bytesToHex(swapped(header.subarray(4, 36)));
    const job: Job = [name, before, first, second, [], number(0), number(72), number(68), true];
    jobs.set(name, { job, tip: chain.tip.hash });
    for (const old of [...jobs.keys()].slice(0, -JOBS_KEPT)) jobs.delete(old);
    return job;
  }

  const notify = (socket: Socket, [name, before, first, second, branch, version, bits, time, clean]: Job) =>
    say(socket, {
      id: null,
      method: 'mining.notify',
      params: [name, before, first, second, branch, wordOf(version), wordOf(bits), wordOf(time), clean],
    });

  function refresh(): void {
    const job = newJob();
    taken.clear();
    for (const socket of miners) notify(socket, job);
  }

  function submit(params: readonly unknown[], extranonce1: string): unknown {
    const given = submitSchema.safeParse(params).data;
    if (!given || given[2].length !== EXTRANONCE2 * 2) return MALFORMED;
    const known = jobs.get(given[1]);
    if (!known || known.tip !== chain.tip.hash) return BAD_JOB;
    const share = shareOf(known.job, extranonce1, given, VERSION_MASK);
    const hash = hashOf(share);
    if (taken.has(bytesToHex(hash))) return TWICE;
    taken.add(bytesToHex(hash));
    if (reaches(hash, targetOf(chain.bits))) {
      chain.add(share.header, [share.coinbase]);
      refresh();
    }
    return null;
  }

  const server = createServer((socket) => {
    const extranonce1 = (extranonce += 1).toString(16).padStart(EXTRANONCE1 * 2, '0');
    socket.on('close', () => miners.delete(socket));
    hear(socket, ({ id = null, method, params = [] }) => {
      if (method === 'mining.configure')
        say(socket, {
          id,
          error: null,
          result: { 'version-rolling': true, 'version-rolling.mask': wordOf(VERSION_MASK) },
        });
      else if (method === 'mining.subscribe')
        say(socket, { id, error: null, result: [[['mining.notify', extranonce1]], extranonce1, EXTRANONCE2] });
      else if (method === 'mining.authorize') {
        say(socket, { id, error: null, result: true });
        say(socket, { id: null, method: 'mining.set_difficulty', params: [DIFFICULTY] });
        miners.add(socket);
        notify(socket, newJob());
      } else if (method === 'mining.submit') {
        const error = submit(params, extranonce1);
        say(socket, { id, error, result: error === null ? true : null });
      } else say(socket, { id, error: MALFORMED, result: null });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    refresh,
    async close() {
      for (const socket of miners) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
