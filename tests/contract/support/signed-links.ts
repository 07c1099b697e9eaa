import { decodeJwt, SignJWT } from 'jose';

/** Signs a link to a file again with another end, in Unix seconds. */
export async function withEnd(link: string, end: number, jwtSecret: string): Promise<string> {
  const url = new URL(link);
  const claims = decodeJwt(url.searchParams.get('token') ?? '');
  const token = await new SignJWT({ ...claims, exp: end })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
  url.searchParams.set('token', token);
  return url.href;
}

export function endOf(link: string): number {
  return decodeJwt(new URL(link).searchParams.get('token') ?? '').exp ?? 0;
}
