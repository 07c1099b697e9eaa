/**
 * `npm run bench -- proof [accounts]`: the cost of a snapshot of all liabilities, and of a proof from it. Needs two
 * minutes and four gigabytes; with a number, takes one snapshot of that many accounts.
 */
import { build } from 'vite';
import { findBrowser } from '../support/browser.ts';
import type { Bench } from './kit/bench.ts';
import { SYNCED_SERVER } from './kit/databases.ts';
import { median, round } from './kit/figures.ts';
import { openBrowser } from './kit/visit.ts';
import { measureSnapshots, type Snapshots } from './snapshots.ts';

const SIZES = {
  small: { accounts: [100, 1000], rounds: 1, verifications: 3 },
  full: { accounts: [10_000, 100_000, 1_000_000], rounds: 3, verifications: 101 },
};

export const proof: Bench = async ({ size, words: [asked], say, startServer }) => {
  const server = await startServer(SYNCED_SERVER);
  const { accounts, rounds, verifications } =
    asked === undefined ? SIZES[size] : { ...SIZES[size], accounts: [Number(asked)], rounds: 1 };
  const costs: number[] = [];
  let largest: Snapshots | undefined;
  for (const count of accounts) {
    largest = await measureSnapshots(server, count, rounds, say);
    costs.push(largest.cost.seconds / count);
  }
  if (!largest) throw new Error('Nothing was measured.');
  return {
    snapshot_s: round(largest.cost.seconds, 3),
    processor_s: round(largest.cost.processor, 3),
    memory_mb: round(largest.cost.memory / 2 ** 20),
    snapshot_mb: round(largest.bytes / 2 ** 20),
    growth: round(Math.max(...costs) / (costs[0] ?? 1), 3),
    proof_bytes: largest.receipt.length,
    receipt_ms: round(largest.receiptMs, 1),
    my_data_ms: round(largest.dataMs, 1),
    drop_s: round(largest.dropSeconds, 3),
    verify_ms: round(await verification(largest.receipt, verifications), 3),
  };
};

async function verification(receipt: string, verifications: number): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: 'src/features/proof/verifier/verifier.ts', formats: ['iife'], name: 'verifier' },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The verifier became no script.');
  const browser = await openBrowser(findBrowser());
  try {
    const page = await browser.newPage();
    // WebCrypto needs a secure origin, which this one is.
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${chunk.code}</script>` }),
    );
    await page.goto('http://localhost/');
    const times = await page.evaluate(
      async ({ text, rounds }) => {
        const { verifyReceipt } = (
          globalThis as unknown as {
            verifier: { verifyReceipt: (receipt: unknown) => Promise<string[]> };
          }
        ).verifier;
        const measured: number[] = [];
        for (let n = 0; n < rounds; n += 1) {
          const started = performance.now();
          const problems = await verifyReceipt(JSON.parse(text));
          measured.push(performance.now() - started);
          if (problems.length > 0) throw new Error(problems.join(', '));
        }
        return measured;
      },
      { text: receipt, rounds: verifications },
    );
    return median(times);
  } finally {
    await browser.close();
  }
}
