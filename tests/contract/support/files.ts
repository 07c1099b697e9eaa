import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

/** The smallest picture there is: one transparent pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What is in a downloaded file; nothing in one that was refused. */
export async function bytes(file: Blob | null): Promise<Buffer> {
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
}

/** A path for a new object in the person's own folder. */
export function newPath({ id }: Pick<Person, 'id'>, extension = 'png'): string {
  return `${id}/${randomUUID()}.${extension}`;
}

/** Uploads a proof of payment and returns its path. */
export async function uploadProof(person: Person): Promise<string> {
  const path = newPath(person);
  const { error } = await person.client.storage
    .from('proofs')
    .upload(path, PNG, { contentType: 'image/png' });
  if (error) throw error;
  return path;
}

/** Tells of a payment with its proof, as the deposit screen does. */
export async function submitDeposit(person: Person): Promise<string> {
  const { data, error } = await person.client.rpc('submit_deposit', {
    amount_cents: 12_345,
    method: 'USDT',
    proof_path: await uploadProof(person),
  });
  if (error) throw error;
  return data;
}
