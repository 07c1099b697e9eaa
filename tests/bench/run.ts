import { readOptions } from '../../scripts/options.ts';
import { chain } from './chain.ts';
import type { Bench, Run } from './kit/bench.ts';
import { round } from './kit/figures.ts';
import { ledger } from './ledger.ts';
import { proof } from './proof.ts';
import { realtime } from './realtime.ts';
import { createResources } from './resources.ts';
import { rls } from './rls/rls.ts';
import { scale } from './scale/scale.ts';
import { trading } from './trading.ts';
import { web } from './web.ts';

const BENCHES: Record<string, Bench> = { ledger, rls, proof, realtime, scale, trading, chain, web };
const NAMES = Object.keys(BENCHES);
/** Lanes run at the same time: Lighthouse takes as long as the others together, and mostly waits. */
const LANES = [['web'], NAMES.filter((one) => one !== 'web')];

const HELP = `npm run bench -- <${NAMES.join(' | ')}> [words] [--small]
npm run bench -- all --small              every bench on little data, two at a time: seconds each, no bounds

The last line is one JSON object; tests/bench/README.md says what its figures mean.`;
const { values: options, positionals } = readOptions(HELP, {
  options: { small: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name = '', ...words] = positionals;
const size = options.small ? 'small' : 'full';
const isAll = name === 'all';
const failed: string[] = [];

const resources = createResources(size);
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted = true;
    void resources.close().finally(() => process.exit(130));
  });
}

if (NAMES.includes(name) || (isAll && options.small)) {
  await Promise.all((isAll ? LANES : [[name]]).map(runLane));
  await resources.close();
  if (isAll) console.log(JSON.stringify({ benches: NAMES.length, failed }));
  if (failed.length > 0) process.exitCode = 1;
} else {
  console.error(HELP);
  process.exitCode = 2;
}

async function runLane(names: string[]): Promise<void> {
  for (const one of names) {
    if (!(await succeeds(one))) failed.push(one);
  }
}

async function succeeds(one: string): Promise<boolean> {
  const started = performance.now();
  const progress: string[] = [];
  const exceeded: string[] = [];
  const run: Run = {
    ...resources,
    size,
    words,
    say: (line) => (isAll ? progress.push(line) : console.log(line)),
    bound(figure, value, atMost) {
      if (size === 'full' && value > atMost) exceeded.push(`${figure} is ${value}, above ${atMost}.`);
    },
  };
  try {
    const figures = JSON.stringify(await BENCHES[one]?.(run));
    const seconds = round((performance.now() - started) / 1000, 1);
    for (const line of exceeded) console.error(line);
    console.log(isAll ? `${one} (${seconds} s) ${figures}` : figures);
    return exceeded.length === 0;
  } catch (error) {
    if (interrupted) return false;
    for (const line of progress) console.error(line);
    console.error(`${one} failed:`, error);
    return false;
  }
}
