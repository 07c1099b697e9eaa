import { z } from 'zod';

/** Frames are objects in 1.0.0, arrays in 2.0.0, which also has binary broadcasts. */
export const vsnSchema = z.enum(['1.0.0', '2.0.0']);
export type Vsn = z.infer<typeof vsnSchema>;

/** An event with JSON text or, since 2.0.0, bytes. */
export interface Broadcast {
  event: string;
  content: { json: string } | { bytes: Buffer };
  id?: string;
}

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
  broadcast?: Broadcast;
}

export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame';
}

const reference = z.string().max(255).nullish().default(null);
const topic = z.string().max(255);
const event = z.string().max(255);
const arrayFrame = z
  .tuple([reference, reference, topic, event, z.unknown()])
  .transform(([joinRef, ref, ...[topicName, eventName, payload]]) => ({
    joinRef,
    ref,
    topic: topicName,
    event: eventName,
    payload,
  }));
const objectFrame = z
  .object({ join_ref: reference, ref: reference, topic, event, payload: z.unknown() })
  .transform(({ join_ref: joinRef, ...rest }) => ({ joinRef, ...rest }));
const broadcastPayload = z.object({ event, payload: z.unknown() });

// First byte and header fields of a binary frame: clients send `push` and receive `relay`.
const PUSH = 3;
const PUSH_HEAD = 7;
const RELAY = 4;
const BYTES = 0;
const JSON_TEXT = 1;

/**
 * Decodes a message of the socket.
 * @throws MalformedFrame
 */
export function decode(data: Buffer, isBinary: boolean, vsn: Vsn): Frame {
  if (isBinary) {
    if (vsn === '1.0.0') throw new MalformedFrame('Protocol 1.0.0 has no binary frames');
    return decodePush(data);
  }
  const parsed = (vsn === '1.0.0' ? objectFrame : arrayFrame).safeParse(parseJson(data.toString('utf8')));
  if (!parsed.success) throw new MalformedFrame('Not a frame of the protocol');
  const frame: Frame = parsed.data;
  if (frame.event !== 'broadcast') return frame;
  const broadcast = broadcastPayload.safeParse(frame.payload);
  if (!broadcast.success) throw new MalformedFrame('A broadcast without an event');
  const json = JSON.stringify(broadcast.data.payload ?? {});
  return { ...frame, broadcast: { event: broadcast.data.event, content: { json } } };
}

function decodePush(data: Buffer): Frame {
  if (data.length < PUSH_HEAD || data[0] !== PUSH) throw new MalformedFrame('Unknown kind of binary frame');
  const encoding = data[PUSH_HEAD - 1];
  let offset = PUSH_HEAD;
  const fields = [...data.subarray(1, PUSH_HEAD - 1)].map((length) => {
    if (offset + length > data.length) throw new MalformedFrame('A binary frame that ends early');
    offset += length;
    return data.toString('utf8', offset - length, offset);
  });
  const [joinRef = '', ref = '', topicName = '', eventName = ''] = fields;
  const content = data.subarray(offset);
  if (encoding === JSON_TEXT) parseJson(content.toString('utf8'));
  else if (encoding !== BYTES) throw new MalformedFrame('Unknown encoding of a binary frame');
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic: topicName,
    event: 'broadcast',
    payload: undefined,
    broadcast: {
      event: eventName,
      content: encoding === JSON_TEXT ? { json: content.toString('utf8') } : { bytes: content },
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MalformedFrame('Not JSON', { cause: error });
  }
}

export function encode(vsn: Vsn, { joinRef, ref, topic: topicName, event: eventName, payload }: Frame): string {
  return JSON.stringify(
    vsn === '1.0.0'
      ? { topic: topicName, event: eventName, payload, ref }
      : [joinRef, ref, topicName, eventName, payload],
  );
}

/** Encodes a broadcast; undefined if this version cannot carry it. */
export function encodeBroadcast(vsn: Vsn, topicName: string, broadcast: Broadcast): string | Buffer | undefined {
  const { event: eventName, content, id } = broadcast;
  if ('bytes' in content) {
    return vsn === '1.0.0' ? undefined : encodeRelay(topicName, eventName, content.bytes);
  }
  // The payload is JSON text already; joining it keeps every digit.
  const meta = id === undefined ? '' : `,"meta":{"id":${JSON.stringify(id)}}`;
  const payload = `{"type":"broadcast","event":${JSON.stringify(eventName)},"payload":${content.json}${meta}}`;
  return vsn === '1.0.0'
    ? `{"topic":${JSON.stringify(topicName)},"event":"broadcast","payload":${payload},"ref":null}`
    : `[null,null,${JSON.stringify(topicName)},"broadcast",${payload}]`;
}

function encodeRelay(topicName: string, eventName: string, bytes: Buffer): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topicName), Buffer.from(eventName)];
  const head = [RELAY, topicBytes.length, eventBytes.length, 0, BYTES];
  return Buffer.concat([Buffer.from(head), topicBytes, eventBytes, bytes]);
}
