import { cleanup, configure, logDOM } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { FakeSocket, forgetJoins } from './support/realtime';
import { server } from './support/server';
import { translate } from './support/translate';

configure({
  // Long, because a busy machine is slow, not wrong.
  asyncUtilTimeout: 20_000,
  // By default each failed attempt prints the document, which took a third of the run time.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
vi.setConfig({ testTimeout: 60_000 });

// React keeps a call stack of each element for its warnings, which took a tenth of the run time.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {
      // React counts here; nothing uses the count.
    },
  },
);

// jsdom lacks these.
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => undefined;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // After msw, which would replace it too; the client looks it up on load.
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') logDOM();
  cleanup();
  forgetJoins();
  toast.dismiss();
  sessionStorage.clear();
  localStorage.clear();
  server.resetHandlers();
});

// Test files share the worker's window and the packages in node_modules; this resets everything else between files.
const listeners: Parameters<typeof addEventListener>[] = [];
const listen = addEventListener;
vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
  listeners.push(listener);
  listen(...listener);
});
// Submits every form from a translated page, because browser translators replace React's text nodes.
addEventListener('submit', translate, { capture: true });
afterAll(() => {
  server.close();
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
