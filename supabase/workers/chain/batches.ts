import { bytesToHex } from '@noble/hashes/utils.js';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { type Node, Refusal } from './node.ts';
import { type Batch, batchSchema, buildPsbt, complete } from './psbt.ts';

interface BatchWork {
  network: string;
  sql: Sql;
  /** One that follows the chain. */
  node: Node;
  /** The ids that it has out of blocks. */
  mempool: readonly string[];
}

type Report = { psbt?: string; raw?: string; trouble?: string; spent?: { transaction_id: string; output: number } };

/** Builds the transactions of batches, and broadcasts those that are signed until blocks hold them. */
export async function workOnBatches({ network, sql, node, mempool }: BatchWork): Promise<void> {
  const report = async ({ id, number }: Batch, { psbt, raw, trouble, spent }: Report) => {
    await sql`
      select chain.report_batch(${id}, ${number}, ${psbt ?? null}, decode(${raw ?? null}, 'hex'), ${trouble ?? null},
        ${spent ? JSON.stringify(spent) : null}::text::jsonb)`;
  };

  async function build(batch: Batch): Promise<void> {
    // The outputs of a later version are spent by the first one.
    const asked = batch.number === 1 ? batch.inputs : [];
    for (const { transaction_id, output } of asked)
      if (!(await node.call('gettxout', [transaction_id, output, true]))) {
        await report(batch, { spent: { transaction_id, output } });
        return;
      }
    await report(batch, { psbt: buildPsbt(batch) });
  }

  async function broadcast(batch: Batch, psbt: string): Promise<void> {
    let whole: ReturnType<typeof complete>;
    try {
      whole = complete(psbt, batch.signed);
    } catch {
      await report(batch, { trouble: 'another_transaction' });
      return;
    }
    if (!whole || mempool.includes(whole.id)) return;
    try {
      await node.call('sendrawtransaction', [bytesToHex(whole.extract())]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Sent before: a block has it, or another fee.
      if (batch.transaction_id === null) await report(batch, { trouble: error.message });
      return;
    }
    if (batch.transaction_id === null) await report(batch, { raw: bytesToHex(whole.toBytes(true, false)) });
  }

  const [{ work }] = await sql<[{ work: unknown }]>`select chain.batch_work(${network}) as work`;
  for (const batch of z.array(batchSchema).parse(work)) {
    if (batch.psbt === null) await build(batch);
    else if (batch.signed.length > 0) await broadcast(batch, batch.psbt);
  }
}
