import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function bytes(file: Blob | null): Promise<Buffer> {
  return Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
}

export function newPath({ id }: Pick<Person, 'id'>, extension = 'png'): string {
  return `${id}/${randomUUID()}.${extension}`;
}

export async function uploadProof(person: Person): Promise<string> {
  const path = newPath(person);
  const { error } = await person.client.storage.from('proofs').upload(path, PNG, { contentType: 'image/png' });
  if (error) throw error;
  return path;
}

export async function submitDeposit(person: Person): Promise<string> {
  const { data, error } = await person.client.rpc('submit_deposit', {
    amount_cents: 12_345,
    method: 'USDT',
    proof_path: await uploadProof(person),
  });
  if (error) throw error;
  return data;
}
