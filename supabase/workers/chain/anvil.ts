import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { TRANSFER } from './ethereum.ts';
import { connectNode, type Node } from './node.ts';

/** A block that the chain goes on from. */
export interface EarlierBlock {
  hash: string;
  height: number;
}

interface DemoPayment {
  /** An address. */
  to: string;
  units: string;
  /** Of a token; null of ether. */
  contract: string | null;
  /** Twenty bytes in hexadecimal: who pays, and whose only payment it is, so that its id is always the same. */
  from: string;
}

/** A test node of Ethereum from npm, and its demo wallet. */
export interface Anvil extends Node {
  /** Puts a payment into the mempool and returns its id. */
  pay: (payment: DemoPayment) => Promise<string>;
  mine: (blocks?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** A token without balances: it logs each transfer that it is asked for. */
const DEMO_TOKEN_CODE = `0x60243560005260043533${TRANSFER.replace('0x', '7f')}60206000a3600160005260206000f3`;
export const DEMO_TOKEN = '0xde30000000000000000000000000000000000de3';
const ARCHITECTURES: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

/** Where the program is; undefined if npm has none for this platform. */
export function findAnvil(): string | undefined {
  const name = `@foundry-rs/anvil-${process.platform}-${ARCHITECTURES[process.arch]}`;
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/anvil`);
  } catch {
    return undefined;
  }
}

const quantity = (value: number | bigint): string => `0x${value.toString(16)}`;

/** Starts a chain whose first block follows earlier ones. It ends with this process, however that ends. */
export async function startAnvil(program: string, earlier: readonly EarlierBlock[] = []): Promise<Anvil> {
  const last = earlier[earlier.length - 1];
  const first = (last?.height ?? -1) + 1;
  const child = spawn(
    '/bin/sh',
    ['-c', '"$0" "$@" & read -r _; kill $!', program, '--port', '0', '--no-mining', '--number', String(first)],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const exit = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, address] = /Listening on (\S+)/.exec(line) ?? [];
      if (address !== undefined) resolve(`http://${address}`);
    });
    child.once('exit', () => reject(new Error('anvil ended')));
  });
  const node = connectNode(url);
  const parent = `0x${'0'.repeat(64)}`;
  const told = (at: number) => {
    const { hash, height } = earlier[at] ?? {};
    return hash === undefined || height === undefined
      ? undefined
      : { hash, number: quantity(height), parentHash: earlier[at - 1]?.hash ?? parent, transactions: [] };
  };
  await node.call('anvil_autoImpersonateAccount', [true]);
  await node.call('anvil_setCode', [DEMO_TOKEN, DEMO_TOKEN_CODE]);
  return {
    name: 'simulation',
    async call(method, params = []) {
      const byNumber = method === 'eth_getBlockByNumber';
      if (byNumber || method === 'eth_getBlockByHash') {
        const found = earlier.findIndex(({ hash, height }) => params[0] === (byNumber ? quantity(height) : hash));
        if (found !== -1) return told(found);
      }
      const answer = await node.call(method, params);
      const isFirst = last && (answer as { number?: string } | null)?.number === quantity(first);
      return isFirst ? { ...(answer as object), parentHash: last.hash } : answer;
    },
    async pay({ to, units, contract, from }) {
      const word = (hex: string) => hex.padStart(64, '0');
      const value = BigInt(units);
      await node.call('anvil_setBalance', [`0x${from}`, quantity(value + 10n ** 18n)]);
      const paid =
        contract === null
          ? { to, value: quantity(value) }
          : { to: contract, data: `0xa9059cbb${word(to.slice(2).toLowerCase())}${word(value.toString(16))}` };
      const price = { gas: '0x186a0', gasPrice: '0x12a05f200', nonce: '0x0' };
      return (await node.call('eth_sendTransaction', [{ from: `0x${from}`, ...paid, ...price }])) as string;
    },
    async mine(blocks = 1) {
      await node.call('anvil_mine', [quantity(blocks)]);
    },
    async stop() {
      child.stdin.end();
      await exit;
    },
  };
}
