import { z } from 'zod';
import type { Payment } from './blocks.ts';

const PATIENCE_MS = 20_000;

/** A node answered, and refused. */
export class Refusal extends Error {}

/** What a node says cannot be so. */
export class Lie extends Error {}

/** A node, by its JSON-RPC. */
export interface Node {
  /** Without credentials: operators read it. */
  name: string;
  /**
   * @throws Refusal if it refuses
   * @throws Error if it does not answer in time
   */
  call: (method: string, params?: readonly unknown[]) => Promise<unknown>;
}

/** What a block is searched for. */
export interface Search {
  scripts: ReadonlySet<string>;
  /** Of tokens. */
  contracts: readonly string[];
  /** Which of these outputs, or addresses of Ethereum, are our own. */
  ownOf: (coins: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** What a watcher asks of a node. Hashes are named as those of Bitcoin, and scripts are in hexadecimal. */
export interface Reader {
  node: Node;
  name: string;
  tip: () => Promise<{ hash: string; height: number }>;
  hashAt: (height: number) => Promise<string>;
  /** The 80 bytes of a header, as the database takes it. */
  header: (hash: string) => Promise<Uint8Array>;
  /** What a block pays to some scripts, and with coins of our own; undefined if the node does not have it yet. */
  payments: (hash: string, search: Search) => Promise<Payment[] | undefined>;
  /** Transactions that no block holds; enough are those that are open. */
  mempool: (open: readonly string[]) => Promise<string[]>;
  /** What a transaction that no block holds pays to some scripts. */
  transaction: (id: string, scripts: ReadonlySet<string>) => Promise<Payment[]>;
}

const answerSchema = z.object({
  result: z.unknown(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});
/** It is starting: no refusal. */
const WARMING_UP = -28;

/** Connects to bitcoind, btcd, litecoind or a node of Ethereum at an address like http://user:password@127.0.0.1:8332. */
export function connectNode(address: string): Node {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  return {
    name: url.host,
    async call(method, params = []) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(username && { authorization: `Basic ${credentials}` }) },
        body: JSON.stringify({ jsonrpc: '2.0', id: method, method, params }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined)).data;
      if (!answer) throw new Error(`${url.host} answered ${response.status}`);
      if (answer.error?.code === WARMING_UP) throw new Error(`${url.host} is starting`);
      if (answer.error) throw new Refusal(`${method}: ${answer.error.message}`);
      return answer.result;
    },
  };
}
