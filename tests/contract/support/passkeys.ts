import WebAuthnEmulator, { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository } from 'nid-webauthn-emulator';
import { inject } from 'vitest';
import type { Client } from './people.ts';

export const ORIGIN = inject('supabase').siteUrl;

export type Device = WebAuthnEmulator;

export function newDevice(): Device {
  const credentialsRepository = new PasskeysCredentialsMemoryRepository();
  return new WebAuthnEmulator(new AuthenticatorEmulator({ credentialsRepository }));
}

export async function makePasskey(client: Client, device: Device, origin = ORIGIN) {
  const { data, error } = await client.auth.passkey.startRegistration();
  if (error) throw error;
  // The package's types differ from WebAuthn's, but mean the same.
  const options = data.options as Parameters<Device['createJSON']>[1];
  const credential = device.createJSON(origin, options) as never;
  return { challengeId: data.challenge_id, credential };
}

export async function addPasskey(client: Client, device: Device): Promise<string> {
  const made = await makePasskey(client, device);
  const { data, error } = await client.auth.passkey.verifyRegistration(made);
  if (error) throw error;
  return data.id;
}

export async function answerChallenge(client: Client, device: Device, origin = ORIGIN) {
  const { data, error } = await client.auth.passkey.startAuthentication();
  if (error) throw error;
  const options = data.options as Parameters<Device['getJSON']>[1];
  const credential = device.getJSON(origin, options) as never;
  return { challengeId: data.challenge_id, credential };
}

export async function signInByPasskey(client: Client, device: Device) {
  return client.auth.passkey.verifyAuthentication(await answerChallenge(client, device));
}
