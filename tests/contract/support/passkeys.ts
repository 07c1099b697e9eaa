import WebAuthnEmulator, {
  AuthenticatorEmulator,
  PasskeysCredentialsMemoryRepository,
} from 'nid-webauthn-emulator';
import { inject } from 'vitest';
import type { Client } from './people.ts';

/** Where the site is for browsers. */
export const ORIGIN = inject('supabase').siteUrl;

/** A device that makes and uses passkeys. */
export type Device = WebAuthnEmulator;

/** A device without any passkey. */
export function newDevice(): Device {
  const credentialsRepository = new PasskeysCredentialsMemoryRepository();
  return new WebAuthnEmulator(new AuthenticatorEmulator({ credentialsRepository }));
}

/** Lets a device make a passkey for the session of a client, which is not verified yet. */
export async function makePasskey(client: Client, device: Device, origin = ORIGIN) {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  // What the package means by the options is what WebAuthn means by them.
  const options = data.options as Parameters<Device['createJSON']>[1];
  const credential = device.createJSON(origin, options) as never;
  return { challengeId: data.challenge_id, credential };
}

/** Gives the person of a client a passkey; returns its id. */
export async function addPasskey(client: Client, device: Device): Promise<string> {
  const made = await makePasskey(client, device);
  const { data, error } = await client.auth.passkey.verifyRegistration(made);
  if (error) throw error;
  return data.id;
}

/** Lets a device answer a challenge to sign in. */
export async function answerChallenge(client: Client, device: Device, origin = ORIGIN) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  const options = data.options as Parameters<Device['getJSON']>[1];
  const credential = device.getJSON(origin, options) as never;
  return { challengeId: data.challenge_id, credential };
}

/** Signs in with the passkey of a device. */
export async function signInByPasskey(client: Client, device: Device) {
  return client.auth.passkey.verifyAuthentication(await answerChallenge(client, device));
}
