import { type Device, ORIGIN } from './passkeys.ts';
import type { Client } from './people.ts';

export interface Answer {
  factorId: string;
  challengeId: string;
  webauthn: { rpId: string; type: 'create' | 'request'; credential_response: never };
}

const rpId = new URL(ORIGIN).hostname;

export async function enrolKey(client: Client, friendlyName = 'Key'): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  return data.id;
}

export async function challengeOf(client: Client, factorId: string) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: { rpId } });
  if (error) throw error;
  return data;
}

/** Answers a factor's challenge with a new key or with one of the device. */
export async function answerKey(client: Client, factorId: string, device: Device, origin = ORIGIN): Promise<Answer> {
  const { id: challengeId, webauthn } = await challengeOf(client, factorId);
  const { type, credential_options: options } = webauthn;
  // The package's types differ from WebAuthn's, but mean the same.
  const credential =
    type === 'create'
      ? device.create(origin, options as Parameters<Device['create']>[1])
      : device.get(origin, options as Parameters<Device['get']>[1]);
  return { factorId, challengeId, webauthn: { rpId, type, credential_response: credential as never } };
}

export async function proveKey(client: Client, factorId: string, device: Device) {
  return client.auth.mfa.verify(await answerKey(client, factorId, device));
}

export async function withKey(client: Client, device: Device, friendlyName = 'Key'): Promise<string> {
  const factorId = await enrolKey(client, friendlyName);
  const { error } = await proveKey(client, factorId, device);
  if (error) throw error;
  return factorId;
}
