import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createQueryClient } from '@/lib/data/query-client';
import type { Language } from '@/lib/i18n/languages';
import { createAppRouter } from '@/router';
import { turn } from './clock';
import { joins } from './realtime';

let isBusy = () => false;

/** Longer texts are pasted except for their end, because each key renders the form again. */
const MOST_KEYS = 8;

function setupUser() {
  const user = userEvent.setup();
  return {
    ...user,
    async type(...[element, text, options]: Parameters<typeof user.type>) {
      if (options || text.length <= MOST_KEYS || /[{[]/.test(text)) return user.type(element, text, options);
      await user.click(element);
      await user.paste(text.slice(0, -1));
      return user.keyboard(text.slice(-1));
    },
  };
}

/** Opens the whole client at a path. */
export function openApp(path: string, language: Language = 'en') {
  const history = createMemoryHistory({ initialEntries: [path] });
  const queryClient = createQueryClient(
    () => undefined,
    () => void router.navigate({ to: '/second-step', search: { redirect: router.state.location.href } }),
  );
  const router = createAppRouter(queryClient, { history, language });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  isBusy = () => queryClient.isFetching() > 0 || router.state.status === 'pending';
  return { router, user: setupUser(), path: () => router.state.location.pathname };
}

export async function openDialog(path: string, button: string | RegExp) {
  const app = openApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

export async function listening() {
  await waitFor(() => expect(joins).not.toEqual([]));
  await settled();
}

/** Waits until a button is enabled, which can be later than its text. */
export const pressable = (name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
  waitFor(() => {
    const button = place.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    return button;
  });

/** Idle turns of the event loop in a row: React renders in one, an answer arrives within a few. */
const IDLE_TURNS = 20;

/** Waits until the app that was opened last is idle, so that a test can assert what did not happen. */
export async function settled() {
  for (let idle = 0; idle < IDLE_TURNS; idle += 1) {
    await turn();
    if (isBusy()) idle = 0;
  }
}
