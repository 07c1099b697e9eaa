import { isIP } from 'node:net';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { z } from 'zod';

/** ES256, EdDSA and RS256, as devices use. Newer ones make Node warn about experimental features. */
export const ALGORITHMS = [-7, -8, -257];

export interface RelyingParty {
  id: string;
  name: string;
  origin: string;
}

/** A browser makes no passkeys for an IP address, so the local site has them at `localhost`. */
export function relyingPartyOf(siteUrl: string, name: string): RelyingParty {
  const url = new URL(siteUrl);
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) > 0) url.hostname = 'localhost';
  return { id: url.hostname, name, origin: url.origin };
}

const credential = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** A browser's answer that makes a key. */
export const createdSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).default([]),
  }),
});

/** A browser's answer that uses one. */
export const usedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z
      .string()
      .nullish()
      .transform((handle) => handle ?? ''),
  }),
});

/** Undefined if it is not of this site or challenge. */
export async function verifyCreated(
  { id, origin }: RelyingParty,
  challenge: string,
  response: z.infer<typeof createdSchema>,
): Promise<Awaited<ReturnType<typeof verifyRegistrationResponse>>['registrationInfo']> {
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports: [] } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  return verified?.registrationInfo;
}

/** Undefined if it is not of this site, challenge or key. */
export async function verifyUsed(
  { id, origin }: RelyingParty,
  challenge: string,
  response: z.infer<typeof usedSchema>,
  publicKey: Buffer,
): Promise<Awaited<ReturnType<typeof verifyAuthenticationResponse>>['authenticationInfo'] | undefined> {
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // Supabase Auth ignores a counter that goes back.
    credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo : undefined;
}
