import { type Device, ORIGIN } from './passkeys.ts';
import type { Client } from './people.ts';

/** What a device answered to the challenge of a factor. */
export interface Answer {
  factorId: string;
  challengeId: string;
  webauthn: { rpId: string; type: 'create' | 'request'; credential_response: never };
}

const rpId = new URL(ORIGIN).hostname;

/** Begins with a security key; returns the id of the factor. */
export async function enrolKey(client: Client, friendlyName = 'Key'): Promise<string> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  return data.id;
}

/** Asks Auth for a challenge of a security key. */
export async function challengeOf(client: Client, factorId: string) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, webauthn: { rpId } });
  if (error) throw error;
  return data;
}

/** Lets a device answer a challenge of a factor: with a new key, or with one that it has. */
export async function answerKey(
  client: Client,
  factorId: string,
  device: Device,
  origin = ORIGIN,
): Promise<Answer> {
  const { id: challengeId, webauthn } = await challengeOf(client, factorId);
  const { type, credential_options: options } = webauthn;
  // What the package means by the options is what WebAuthn means by them.
  const credential =
    type === 'create'
      ? device.create(origin, options as Parameters<Device['create']>[1])
      : device.get(origin, options as Parameters<Device['get']>[1]);
  return { factorId, challengeId, webauthn: { rpId, type, credential_response: credential as never } };
}

/** Proves a security key with a device that has it. */
export async function proveKey(client: Client, factorId: string, device: Device) {
  return client.auth.mfa.verify(await answerKey(client, factorId, device));
}

/** Enrols a security key of a device and verifies it; returns the id of the factor. */
export async function withKey(client: Client, device: Device, friendlyName = 'Key'): Promise<string> {
  const factorId = await enrolKey(client, friendlyName);
  const { error } = await proveKey(client, factorId, device);
  if (error) throw error;
  return factorId;
}
