import postgres from 'postgres';
import { connectNode } from './chain/node.ts';
import { watcherOf } from './chain/watch.ts';
import { startHealthChecks } from './health.ts';
import { startMailWorker } from './mail.ts';
import { startRelay } from './mining/relay.ts';
import { startPrices } from './prices.ts';
import { type Repeated, repeat } from './repeat.ts';
import { reasonOf, type Service } from './service.ts';
import { connectMailServer } from './smtp.ts';
import { startWebhooks } from './webhooks.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

interface Kind {
  /** The settings without which it cannot run. */
  needs: readonly string[];
  start: (settings: Record<string, string>, onError: (error: unknown) => void) => Promise<Repeated> | Repeated;
}

const SERVICE = ['VITE_SUPABASE_URL', 'SUPABASE_SECRET_KEY'];
const LOOK_MS = 2000;

const serviceOf = ({ VITE_SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: secretKey = '' }: Settings): Service => ({
  url: url.replace(/\/+$/, ''),
  secretKey,
});

/** Reads a chain from one's own nodes, as the role that may bring headers and payments only. */
const chain = (network: 'Bitcoin' | 'Litecoin' | 'Ethereum', nodesSetting: string): Kind => ({
  needs: ['CHAIN_DB_URL', nodesSetting],
  start({ CHAIN_DB_URL: url = '', [nodesSetting]: addresses = '' }, onError) {
    const connection = { statement_timeout: 60_000, lock_timeout: 10_000 };
    const sql = postgres(url, { max: 2, fetch_types: false, connection });
    const nodes = addresses.split(',').map(connectNode);
    if (network === 'Ethereum' && nodes.length < 2)
      throw new Error('Ethereum is read from two nodes, which must agree');
    const look = watcherOf({ network, nodes, sql, onError });
    const watch = repeat(look, (failures) => LOOK_MS * 2 ** Math.min(failures, 5), onError);
    return {
      async stop() {
        await watch.stop();
        await sql.end({ timeout: 5 });
      },
    };
  },
});

/** The workers that run next to a Supabase, by name. Each may run several times. */
export const kinds: Readonly<Record<string, Kind>> = {
  mail: {
    needs: [...SERVICE, 'SITE_URL', 'SMTP_URL', 'MAIL_FROM'],
    async start(settings, onError) {
      const { SITE_URL: siteUrl = '', SMTP_URL: url = '', MAIL_FROM: from = '' } = settings;
      const server = connectMailServer({ url, from });
      // Before a mail is taken from the outbox, which counts its tries.
      await server.verify().catch((error: unknown) => {
        throw new Error(`The mail server of SMTP_URL cannot be used: ${reasonOf(error)}`);
      });
      return startMailWorker({ service: serviceOf(settings), siteUrl, send: (mail) => server.send(mail) }, onError);
    },
  },
  webhooks: {
    needs: SERVICE,
    start: (settings, onError) => startWebhooks(serviceOf(settings), onError),
  },
  prices: {
    needs: [...SERVICE, 'PRICE_SOURCE'],
    start: (settings, onError) =>
      startPrices({
        service: serviceOf(settings),
        source: settings['PRICE_SOURCE'] ?? '',
        record: settings['PRICE_RECORD'],
        onError,
      }),
  },
  health: {
    needs: SERVICE,
    start: (settings) => startHealthChecks(serviceOf(settings)),
  },
  bitcoin: chain('Bitcoin', 'BITCOIN_NODES'),
  litecoin: chain('Litecoin', 'LITECOIN_NODES'),
  ethereum: chain('Ethereum', 'ETHEREUM_NODES'),
  mining: {
    needs: ['MINING_DB_URL', 'MINING_SOURCE', 'MINING_LISTEN', 'MINING_POOL'],
    async start(settings, onError) {
      const { MINING_DB_URL: url = '', MINING_SOURCE: source = '', MINING_LISTEN: listen, MINING_POOL = '' } = settings;
      const { hostname: host, port } = new URL(`tcp://${MINING_POOL}`);
      const sql = postgres(url, { max: 1, fetch_types: false, connection: { statement_timeout: 60_000 } });
      const relay = await startRelay({
        listen: Number(listen),
        pool: { host, port: Number(port) },
        source,
        sql,
        onError,
      });
      return {
        async stop() {
          await relay.stop();
          await sql.end({ timeout: 5 });
        },
      };
    },
  },
};

/** Returns the settings that a worker lacks; `none` is a source of no prices. */
export const lacking = (name: string, settings: Settings): string[] =>
  (kinds[name]?.needs ?? []).filter((need) => ['', 'none', undefined].includes(settings[need]));
