import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64, bech32, bech32m, createBase58check, hex } from '@scure/base';

/** Networks for withdrawals. */
export type Chain = 'bitcoin' | 'ethereum' | 'tron' | 'ton';

export type AddressFault =
  | 'form'
  | 'characters'
  | 'length'
  /** Invalid mix of upper and lower case. */
  | 'case'
  | 'checksum'
  /** Valid, but not safe to pay to. */
  | 'unsupported';

export type AddressCheck =
  | {
      ok: true;
      chain: Chain;
      /** Null if the address is the same on main and test networks. */
      network: 'main' | 'test' | null;
      /** Without a checksum, typing errors go unnoticed. */
      hasChecksum: boolean;
    }
  | { ok: false; fault: AddressFault }
  | { ok: false; fault: 'other_chain'; chain: Chain };

const CHAINS = new Map<string, readonly Chain[]>([
  ['Bitcoin', ['bitcoin']],
  ['Ethereum', ['ethereum']],
  ['USDT', ['ethereum', 'tron']],
  ['TON', ['ton']],
]);

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const base58check = createBase58check(sha256);

const refuse = (fault: AddressFault): AddressCheck => ({ ok: false, fault });

function guessChain(address: string): Chain | undefined {
  if (address.startsWith('0x')) return 'ethereum';
  // Before Bitcoin, because TRON addresses can also begin with TB1.
  if (/^T.{33}$/.test(address)) return 'tron';
  if (/^(bc|tb|bcrt)1/i.test(address)) return 'bitcoin';
  if (address.startsWith('T')) return 'tron';
  if (/^(0|-1):/.test(address) || /^[EUk0][Qf]/.test(address)) return 'ton';
  return /^[13mn2]/.test(address) ? 'bitcoin' : undefined;
}

/** SegWit by BIP 173 and BIP 350; only the two witness versions in use. */
function checkSegwit(address: string): AddressCheck {
  const lower = address.toLowerCase();
  if (address !== lower && address !== address.toUpperCase()) return refuse('case');
  if (!/^[a-z]+1[02-9ac-hj-np-z]+$/.test(lower)) return refuse('characters');
  if (lower.length > 90) return refuse('length');
  const legacy = bech32.decodeUnsafe(lower);
  const decoded = legacy ?? bech32m.decodeUnsafe(lower);
  if (!decoded) return refuse('checksum');
  const [version, ...words] = decoded.words;
  const program = bech32.fromWordsUnsafe(words);
  if (!program || (version === 0) !== (legacy !== undefined)) return refuse('checksum');
  // Later versions have no rules yet, so anyone could spend what is sent there.
  if (version === undefined || version > 1) return refuse('unsupported');
  if (program.length !== 32 && !(version === 0 && program.length === 20)) return refuse('unsupported');
  return {
    ok: true,
    chain: 'bitcoin',
    network: decoded.prefix === 'bc' ? 'main' : 'test',
    hasChecksum: true,
  };
}

function decodeBase58(address: string): Uint8Array | AddressCheck {
  if (!BASE58.test(address)) return refuse('characters');
  if (address.length < 26 || address.length > 35) return refuse('length');
  try {
    const payload = base58check.decode(address);
    return payload.length === 21 ? payload : refuse('length');
  } catch {
    return refuse('checksum');
  }
}

function checkBitcoin(address: string): AddressCheck {
  if (/^(bc|tb|bcrt)1/i.test(address)) return checkSegwit(address);
  const payload = decodeBase58(address);
  if (!(payload instanceof Uint8Array)) return payload;
  const network = { 0x00: 'main', 0x05: 'main', 0x6f: 'test', 0xc4: 'test' } as const;
  const [version = -1] = payload;
  if (!isKeyOf(network, version)) return refuse('form');
  return { ok: true, chain: 'bitcoin', network: network[version], hasChecksum: true };
}

function isKeyOf<T extends object>(table: T, key: number): key is Extract<keyof T, number> {
  return Object.hasOwn(table, key);
}

function checkTron(address: string): AddressCheck {
  if (address.length !== 34 && BASE58.test(address)) return refuse('length');
  const payload = decodeBase58(address);
  if (!(payload instanceof Uint8Array)) return payload;
  if (payload[0] !== 0x41) return refuse('form');
  return { ok: true, chain: 'tron', network: null, hasChecksum: true };
}

/** EIP-55: each letter's case follows a digit of the lower-case address's hash. */
export function ethereumChecksum(digits: string): string {
  const hash = hex.encode(keccak_256(utf8ToBytes(digits)));
  return digits.replaceAll(/[a-f]/g, (letter, index: number) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? letter.toUpperCase() : letter,
  );
}

function checkEthereum(address: string): AddressCheck {
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (!/^[0-9a-f]*$/.test(lower)) return refuse('characters');
  if (digits.length !== 40) return refuse('length');
  const hasChecksum = digits !== lower && digits !== digits.toUpperCase();
  if (hasChecksum && digits !== ethereumChecksum(lower)) return refuse('checksum');
  return { ok: true, chain: 'ethereum', network: null, hasChecksum };
}

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}

/** Raw, like `0:<64 digits>`, or user-friendly: flags, workchain, hash and checksum in Base64. */
function checkTon(address: string): AddressCheck {
  const [, raw] = /^(?:0|-1):(.*)$/.exec(address) ?? [];
  if (raw !== undefined) {
    if (!/^[0-9a-fA-F]*$/.test(raw)) return refuse('characters');
    if (raw.length !== 64) return refuse('length');
    return { ok: true, chain: 'ton', network: null, hasChecksum: false };
  }
  if (!/^[A-Za-z0-9+/_-]+$/.test(address)) return refuse('characters');
  if (address.length !== 48) return refuse('length');
  const bytes = base64.decode(address.replaceAll('-', '+').replaceAll('_', '/'));
  const [flags = 0, workchain] = bytes;
  const [high = 0, low = 0] = bytes.subarray(34);
  if (crc16(bytes.subarray(0, 34)) !== (high << 8) + low) return refuse('checksum');
  const isBounceable = (flags & 0x7f) === 0x11;
  if ((!isBounceable && (flags & 0x7f) !== 0x51) || (workchain !== 0 && workchain !== 0xff)) return refuse('form');
  return { ok: true, chain: 'ton', network: flags & 0x80 ? 'test' : 'main', hasChecksum: true };
}

const CHECKS: Record<Chain, (address: string) => AddressCheck> = {
  bitcoin: checkBitcoin,
  ethereum: checkEthereum,
  tron: checkTron,
  ton: checkTon,
};

/**
 * Checks an address and its checksum for a withdrawal method (`Bitcoin`, `Ethereum`, `USDT` on Ethereum or TRON,
 * `TON`), on main or test networks. Cannot tell whether anyone holds its key.
 * @param address without surrounding spaces
 */
export function checkAddress(method: string, address: string): AddressCheck {
  const chain = guessChain(address);
  if (!chain) return refuse('form');
  const check = CHECKS[chain](address);
  if (CHAINS.get(method)?.includes(chain)) return check;
  return check.ok ? { ok: false, fault: 'other_chain', chain } : refuse('form');
}
