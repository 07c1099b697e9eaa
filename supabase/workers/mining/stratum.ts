import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { backwards, doubleHash } from '../chain/blocks.ts';
import { readJson } from '../service.ts';
import type { Share } from './work.ts';

/** What a version field may roll, by BIP-320. */
export const VERSION_MASK = 0x1f_ff_e0_00;
const LONGEST_LINE = 16_384;

const hex = z.string().regex(/^([0-9a-f]{2})*$/i);
const word = z
  .string()
  .regex(/^[0-9a-f]{8}$/i)
  .transform((text) => Number.parseInt(text, 16));

/** A message of Stratum v1. */
export const messageSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  method: z.string().optional(),
  params: z.array(z.unknown()).optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
});
export type Message = z.input<typeof messageSchema>;

/** The parameters of `mining.notify`: job, block before, coinbase in two parts, branch, version, bits, time, clean. */
export const notifySchema = z.tuple(
  [z.string(), hex.length(64), hex, hex, z.array(hex.length(64)), word, word, word, z.boolean()],
  z.unknown(),
);
/** Those of `mining.submit`: worker, job, second extranonce, time, nonce, version bits. */
export const submitSchema = z.tuple([z.string(), z.string(), hex, word, word, word.optional()], z.unknown());
/** The answer to `mining.subscribe`: subscriptions, first extranonce, size of the second. */
export const subscribedSchema = z.tuple([z.unknown(), hex, z.number()], z.unknown());

export type Job = z.infer<typeof notifySchema>;
export type Submit = z.infer<typeof submitSchema>;

const written = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};

/** Writes a hash as `mining.notify` does: each of its words backwards; and back. */
export const swapped = (hash: Uint8Array): Uint8Array =>
  concatBytes(...Array.from({ length: 8 }, (_, index) => backwards(hash.subarray(index * 4, index * 4 + 4))));

export const wordOf = (value: number): string => value.toString(16).padStart(8, '0');

/** Puts together what a miner tried. */
export function shareOf(job: Job, extranonce1: string, submit: Submit, mask: number): Share {
  const [, previous, first, second, branch, version, bits] = job;
  const [, , extranonce2, time, nonce, rolled = 0] = submit;
  const coinbase = hexToBytes(first + extranonce1 + extranonce2 + second);
  let root = doubleHash(coinbase);
  for (const node of branch) root = doubleHash(concatBytes(root, hexToBytes(node)));
  // Of numbers without a sign: operators of bits give them one.
  const used = ((version & ~mask) | (rolled & mask)) >>> 0;
  const header = concatBytes(
    written(used),
    swapped(hexToBytes(previous)),
    root,
    written(time),
    written(bits),
    written(nonce),
  );
  return { header, coinbase, branch: hexToBytes(branch.join('')) };
}

/** Hears each line of a connection; what is no message, or a line too long, ends it. */
export function hear(socket: Socket, onLine: (message: z.infer<typeof messageSchema>, line: string) => void): void {
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  let length = 0;
  socket.on('data', (text: string) => {
    const end = text.lastIndexOf('\n');
    length = end === -1 ? length + text.length : text.length - end;
    if (length > LONGEST_LINE) socket.destroy();
  });
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (line.trim() === '') return;
    const message = readJson(messageSchema, line);
    if (message && line.length <= LONGEST_LINE) onLine(message, line);
    else socket.destroy();
  });
}

export const say = (socket: Socket, message: Message): void => {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
};

export const hashOf = ({ header }: Share): Uint8Array => doubleHash(header);
/** The block before, as nodes write it. */
export const beforeOf = ({ header }: Share): string => bytesToHex(backwards(header.subarray(4, 36)));
