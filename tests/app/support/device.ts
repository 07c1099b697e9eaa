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

const credential = (id = KEY) => new FakeCredential(id);

export const device = { create: vi.fn<() => Promise<unknown>>(), get: vi.fn<() => Promise<unknown>>() };

export function giveDevice(): void {
  for (const part of [device.create, device.get])
    part.mockReset().mockImplementation(async () => Promise.resolve(credential()));
  Object.assign(globalThis, { PublicKeyCredential: FakeCredential });
  // On the real navigator, because an object derived from it lacks jsdom's internals.
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
}

export function takeDevice(): void {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

export const refuseWith = (part: 'create' | 'get', name: string) =>
  device[part].mockRejectedValueOnce(new DOMException('no', name));
