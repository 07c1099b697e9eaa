import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { FakeSocket, forgetJoins } from './support/realtime';
import { server } from './support/server';

vi.stubGlobal('WebSocket', FakeSocket);

// What jsdom leaves out.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  forgetJoins();
  toast.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  server.resetHandlers();
});
afterAll(() => server.close());
