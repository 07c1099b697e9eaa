import { z } from 'zod';

const PATIENCE_MS = 20_000;

/** A node answered, and refused. */
export class Refusal extends Error {}

/** What a node says cannot be so. */
export class Lie extends Error {}

/** A node of the Bitcoin family, by its JSON-RPC. */
export interface Node {
  /** Without credentials: operators read it. */
  name: string;
  /**
   * @throws Refusal if it refuses
   * @throws Error if it does not answer in time
   */
  call: (method: string, params?: readonly unknown[]) => Promise<unknown>;
}

const answerSchema = z.object({
  result: z.unknown(),
  error: z.object({ code: z.number(), message: z.string() }).nullish(),
});
/** It is starting: no refusal. */
const WARMING_UP = -28;

/** Connects to bitcoind, btcd or litecoind at an address like http://user:password@127.0.0.1:8332. */
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
        headers: { 'content-type': 'application/json', authorization: `Basic ${credentials}` },
        body: JSON.stringify({ jsonrpc: '1.0', id: method, method, params }),
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
