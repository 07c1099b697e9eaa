import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

/** Postgres' log comes in files of 16 MB (`wal_segment_size`). */
export const SEGMENT = 1n << 24n;
const FILE_BYTES = Number(SEGMENT);
const FILES_PER_ID = 256n;
/** Of a message with a piece of the log: its kind, where it begins, where the server's log ends, when it was sent. */
const HEADER_BYTES = 25;
/** Microseconds from Postgres' epoch, 2000-01-01. */
const EPOCH_MS = 946_684_800_000;

/** A position in the log, as a number (`0/3000120` is `0x3000120`). */
export function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The text of a position, as Postgres writes it. */
function lsnOf(position: bigint): string {
  return `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase();
}

/** The name of the file of the log that holds a position. */
export function logFileOf(timeline: number, position: bigint): string {
  const number = position / SEGMENT;
  return [BigInt(timeline), number / FILES_PER_ID, number % FILES_PER_ID]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** Where a file of the log begins. */
export function positionOfFile(name: string): bigint {
  return (BigInt(`0x${name.slice(8, 16)}`) * FILES_PER_ID + BigInt(`0x${name.slice(16)}`)) * SEGMENT;
}

/** The name of a file of the log that still grows. */
export const PARTIAL = '.partial';

/** A running reception of the log. */
export interface LogReceiver {
  /** Up to here the log is on the disk of the receiver. */
  readonly flushed: () => bigint;
  /** Why it has ended by itself; undefined while it goes on. */
  readonly failure: () => unknown;
  stop(): Promise<void>;
}

/** What is received from where. */
export interface LogReceiverOptions {
  /** Connection URL of a role that may replicate. */
  url: string;
  folder: string;
  timeline: number;
  /** A position at which a file begins: files are written from there. */
  from: bigint;
}

/** What the types of `pg` do not tell: the messages of a connection that copies in both directions. */
interface CopyConnection {
  on(event: 'replicationStart', listener: () => void): void;
  on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void;
  sendCopyFromChunk(chunk: Buffer): void;
}

/**
 * Receives the log of a server as it is written, into files of the server's names, as pg_receivewal does. The server keeps what was
 * not received yet while the connection lasts.
 * @throws Error when the server has removed the log from there, or is on another timeline
 */
export async function receiveLog({ url, folder, timeline, from }: LogReceiverOptions): Promise<LogReceiver> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Its types do not know that a connection can replicate.
  const config: ClientConfig & { replication: string } = { connectionString: url, replication: 'true' };
  const client = new Client(config);
  const { connection } = client as unknown as { connection: CopyConnection };
  const files = logFiles(folder, timeline, from);
  let failure: unknown;
  const end = (reason: unknown) => {
    failure ??= reason;
  };
  client.on('error', end);
  client.on('end', () => end(new Error('The connection to the database has ended.')));
  await client.connect();
  const slot = `backup_${process.pid}_${Date.now()}`;
  await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);

  let writing = Promise.resolve();
  function tell(): void {
    const status = Buffer.alloc(34);
    status.write('r');
    for (const place of [1, 9]) status.writeBigUInt64BE(files.flushed(), place);
    status.writeBigInt64BE(BigInt(Date.now() - EPOCH_MS) * 1000n, 25);
    connection.sendCopyFromChunk(status);
  }
  const waiting: Buffer[] = [];
  async function keep(wantsAnswer: boolean): Promise<void> {
    // All that came while the disk was busy is synced at once.
    const pieces = waiting.splice(0);
    for (const piece of pieces) await files.write(piece.readBigUInt64BE(1), piece.subarray(HEADER_BYTES));
    if (pieces.length > 0) await files.sync();
    if (pieces.length > 0 || wantsAnswer) tell();
  }
  connection.on('copyData', ({ chunk }) => {
    // It may be reused by the parser.
    if (chunk[0] === 0x77) waiting.push(Buffer.from(chunk));
    const wantsAnswer = chunk[0] === 0x6b && chunk[17] === 1;
    if (waiting.length === 0 && !wantsAnswer) return;
    writing = writing.then(() => keep(wantsAnswer)).catch(end);
  });
  const begun = new Promise<void>((resolve) => {
    connection.on('replicationStart', resolve);
  });
  // It does not return while the log is received.
  const ending = client
    .query(`START_REPLICATION SLOT ${slot} PHYSICAL ${lsnOf(from)} TIMELINE ${timeline}`)
    .then(() => {
      throw new Error('The server ended the log.');
    });
  ending.catch(end);
  try {
    await Promise.race([begun, ending]);
  } catch (error) {
    await client.end();
    throw error;
  }

  return {
    flushed: files.flushed,
    failure: () => failure,
    async stop() {
      // Waits for nothing: the answer to START_REPLICATION never comes.
      void client.end().catch(() => undefined);
      await writing;
      await files.close();
    },
  };
}

/** Writes all of the bytes at a place of a file: the system may take fewer at once, as on a disk that is nearly full. */
export async function writeWhole(file: FileHandle, bytes: Uint8Array, place: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place + done);
    done += bytesWritten;
  }
}

/** Writes a stream of bytes into files of 16 MB, which are named when they are full. */
function logFiles(folder: string, timeline: number, from: bigint) {
  let position = from;
  let flushed = from;
  let file: FileHandle | undefined;

  async function write(at: bigint, bytes: Buffer): Promise<void> {
    if (at !== position) throw new Error(`The log goes on at ${lsnOf(at)}, not at ${lsnOf(position)}.`);
    for (let rest = bytes; rest.length > 0;) {
      const offset = Number(position % SEGMENT);
      const path = join(folder, logFileOf(timeline, position));
      // What an earlier reception has left in it is received again, the same.
      file ??= await open(path + PARTIAL, constants.O_RDWR | constants.O_CREAT, 0o600);
      if (offset === 0) await file.truncate(FILE_BYTES);
      const piece = rest.subarray(0, FILE_BYTES - offset);
      await writeWhole(file, piece, offset);
      position += BigInt(piece.length);
      rest = rest.subarray(piece.length);
      if (offset + piece.length < FILE_BYTES) continue;
      await sync();
      await close();
      await rename(path + PARTIAL, path);
    }
  }

  async function sync(): Promise<void> {
    await file?.datasync();
    flushed = position;
  }

  async function close(): Promise<void> {
    await file?.close();
    file = undefined;
  }

  return { write, sync, close, flushed: () => flushed };
}
