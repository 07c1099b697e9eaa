import { vi } from 'vitest';
import { KEY } from './factors';

class FakeCredential {
  static readonly parseCreationOptionsFromJSON = (options: object) => options;
  static readonly parseRequestOptionsFromJSON = (options: object) => options;
  readonly id: string;
  readonly toJSON: () => { id: string };

  constructor(id: string) {
    this.id = id;
    this.toJSON = () => ({ id });
  }
}

/** What a device answers that uses a passkey or a security key. */
const credential = (id = KEY) => new FakeCredential(id);

/** What the device does when it is asked to make or to use one. */
export const device = { create: vi.fn<() => Promise<unknown>>(), get: vi.fn<() => Promise<unknown>>() };

/** Gives the browser a device that confirms everything. */
export function giveDevice(): void {
  for (const part of [device.create, device.get])
    part.mockReset().mockImplementation(async () => Promise.resolve(credential()));
  Object.assign(globalThis, { PublicKeyCredential: FakeCredential });
  // On the real one: what is made from it lacks what jsdom keeps inside.
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
}

/** Takes it away. */
export function takeDevice(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** The person, or their device, refuses the next time. */
export const refuseWith = (part: 'create' | 'get', name: string) =>
  device[part].mockRejectedValueOnce(new DOMException('no', name));
