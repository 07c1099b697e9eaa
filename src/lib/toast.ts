const duration = 5000;
/** A toast shown at most this long before a person goes to another page belongs to what brings them there. */
const JUST_SAID_MS = 1000;

/** Fetched after the first screen, before the visitor has done anything. */
const load = () => import('sonner');

let reportPlace: () => void = () => undefined;
const place = new Promise<void>((resolve) => {
  reportPlace = resolve;
});

/** Says that the place where toasts appear is there; earlier ones have waited for it. */
export const placeIsReady = (): void => reportPlace();

type Kind = 'error' | 'success' | 'info';

/** What has been said where, and when, as long as it may be read. */
const said = new Map<string, { position: 'bottom-center' | 'top-center'; at: number }>();

async function show(kind: Kind, message: string, description?: string): Promise<void> {
  await place;
  const { toast: sonner } = await load();
  const position = kind === 'error' ? 'bottom-center' : 'top-center';
  // One at a time in each place: the newest is what matters.
  for (const [id, other] of said) if (id !== message && other.position === position) sonner.dismiss(id);
  said.set(message, { position, at: Date.now() });
  const forget = () => void said.delete(message);
  // The message is also the id: the same one shown twice (a double click) stays one toast.
  sonner[kind](message, {
    id: message,
    description,
    position,
    duration,
    onAutoClose: forget,
    onDismiss: forget,
  });
}

/** The three kinds of toast and where each appears; 5 seconds. The second text says in plain words what the first is about. */
export const toast = {
  error: (message: string) => void show('error', message),
  success: (message: string, description?: string) => void show('success', message, description),
  info: (message: string, description?: string) => void show('info', message, description),
  /** Takes a message back that is no longer true. */
  dismiss: (message: string) => void load().then(({ toast: sonner }) => sonner.dismiss(message)),
  /** Takes back the errors that were said before a moment: of a form that has been corrected, sent or closed since. */
  forgetErrors: async (before = Date.now()) => {
    await place;
    await load();
    for (const [message, { position, at }] of said)
      if (position === 'bottom-center' && at < before) toast.dismiss(message);
  },
  /** Takes back what was said of a page that is left. */
  leavePage: () => {
    for (const [message, { at }] of said) if (Date.now() - at > JUST_SAID_MS) toast.dismiss(message);
  },
};
