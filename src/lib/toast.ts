import type { toast as Sonner } from 'sonner';

const duration = 5000;
/** A toast shown this shortly before a navigation belongs to the next page. */
const JUST_SAID_MS = 1000;

/** Loaded after the first screen, before the visitor acts. */
const load = () => import('sonner');

let reportPlace: () => void = () => undefined;
const place = new Promise<void>((resolve) => {
  reportPlace = resolve;
});

/** Reports that the toasts' container is mounted; earlier toasts have waited for it. */
export const placeIsReady = (): void => reportPlace();

let reportFirst: () => void = () => undefined;
/** Ends when something is said for the first time. */
export const firstSaid = new Promise<void>((resolve) => {
  reportFirst = resolve;
});

type Kind = 'error' | 'success' | 'info';

/** The toasts on screen, by message. One that fades out has left, so that its message can be said again. */
const said = new Map<string, { id: number | string; position: 'bottom-center' | 'top-center'; at: number }>();

async function show(kind: Kind, message: string, description?: string): Promise<void> {
  reportFirst();
  await place;
  const { toast: sonner } = await load();
  const position = kind === 'error' ? 'bottom-center' : 'top-center';
  // One at a time in each place, because the newest matters.
  for (const [other, { position: its }] of said) if (other !== message && its === position) dismiss(sonner, other);
  const forget = ({ id }: { id: number | string }) => {
    if (said.get(message)?.id === id) said.delete(message);
  };
  // A repeat (a double click) stays one toast.
  const repeated = said.get(message);
  const id = sonner[kind](message, {
    ...(repeated && { id: repeated.id }),
    description,
    position,
    duration,
    onAutoClose: forget,
    onDismiss: forget,
  });
  said.set(message, { id, position, at: Date.now() });
}

function dismiss(sonner: typeof Sonner, message: string): void {
  const shown = said.get(message);
  said.delete(message);
  if (shown) sonner.dismiss(shown.id);
}

/** The three kinds of toast and their places; 5 seconds. The second text explains the first. */
export const toast = {
  error: (message: string) => void show('error', message),
  success: (message: string, description?: string) => void show('success', message, description),
  info: (message: string, description?: string) => void show('info', message, description),
  dismiss: (message: string) => void load().then(({ toast: sonner }) => dismiss(sonner, message)),
  /** Removes errors shown before a moment, whose form has been corrected, sent or closed since. */
  forgetErrors: async (before = Date.now()) => {
    if (said.size === 0) return;
    await place;
    await load();
    for (const [message, { position, at }] of said)
      if (position === 'bottom-center' && at < before) toast.dismiss(message);
  },
  leavePage: () => {
    for (const [message, { at }] of said) if (Date.now() - at > JUST_SAID_MS) toast.dismiss(message);
  },
};
