import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createQueryClient } from '@/lib/data/query-client';
import { createAppRouter } from '@/router';
import { turn } from './clock';
import { joins } from './realtime';

/** Whether the app that was opened last is reading or navigating. */
let isBusy = () => false;

/** A longer text is pasted except its end, because each key renders the form again. */
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
export function openApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const queryClient = createQueryClient(
    () => undefined,
    () => void router.navigate({ to: '/second-step', search: { redirect: router.state.location.href } }),
  );
  const router = createAppRouter(queryClient, history);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  isBusy = () => queryClient.isFetching() > 0 || router.state.status === 'pending';
  return { router, user: setupUser(), path: () => router.state.location.pathname };
}

/** Opens the client at a path, presses a button, and gives the dialog that it opens. */
export async function openDialog(path: string, button: string | RegExp) {
  const app = openApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

/** Waits until the page hears of changes, and has read again what it may have missed before it did. */
export async function listening() {
  await waitFor(() => expect(joins).not.toEqual([]));
  await settled();
}

/** A button, once it is there and can be pressed: what it says may be read before what it does, and it may be at work. */
export const pressable = (name: string, place: Pick<typeof screen, 'getByRole'> = screen) =>
  waitFor(() => {
    const button = place.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).not.toBe('true');
    return button;
  });

/** How many turns of the event loop in a row the app must be idle: React renders in one, an answer arrives within a few. */
const IDLE_TURNS = 20;

/** Waits until the app that was opened last is idle, so that a test can say what did not happen. */
export async function settled() {
  for (let idle = 0; idle < IDLE_TURNS; idle += 1) {
    await turn();
    if (isBusy()) idle = 0;
  }
}
