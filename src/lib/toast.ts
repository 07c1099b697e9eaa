const duration = 5000;

/** Fetched after the first screen, before anybody has done anything. */
const load = () => import('sonner');

let reportPlace: () => void = () => undefined;
const place = new Promise<void>((resolve) => {
  reportPlace = resolve;
});

/** Says that the place where toasts appear is there; earlier ones have waited for it. */
export const placeIsReady = (): void => reportPlace();

async function show(kind: 'error' | 'success' | 'info', message: string): Promise<void> {
  const { toast: sonner } = await load();
  await place;
  // The message is also the id: the same one shown twice (a double click) stays one toast.
  sonner[kind](message, {
    id: message,
    position: kind === 'error' ? 'bottom-center' : 'top-center',
    duration,
  });
}

/** The three kinds of toast and where each appears; 5 seconds. */
export const toast = {
  error: (message: string) => void show('error', message),
  success: (message: string) => void show('success', message),
  info: (message: string) => void show('info', message),
  /** Takes a message back that is no longer true. */
  dismiss: (message: string) => void load().then(({ toast: sonner }) => sonner.dismiss(message)),
};
