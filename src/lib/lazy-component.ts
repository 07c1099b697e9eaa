import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { readErrorMessage } from '@/lib/data/errors';
import { toast } from './toast';

const PAUSE_MS = 5000;

const Nothing = () => null;

/** A component that loads after the first screen; if it cannot load, the page shows the fallback or nothing. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: FunctionComponent = Nothing,
) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
}

/** A component that loads on request, and its preloader; if it fails, a message is shown and the page stays. */
export function askedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = lazy(async () => ({ default: await load() }));
  const ask = (show: () => void) => void load().then(show, (error: unknown) => toast.error(readErrorMessage(error)));
  return [component, ask] as const;
}

/**
 * Starts work whose code loads after the first screen, and retries while it cannot load. Some browsers cache the
 * failure until reload.
 * @param begin gets the module, and may return a cleanup.
 * @param onLost called after each failed attempt.
 * @returns stops the work or the attempts.
 */
export function beginLate<T extends object>(
  load: () => Promise<T>,
  begin: (part: T) => (() => void) | undefined,
  onLost?: () => void,
) {
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  const attempt = async () => {
    const part = await load().catch(() => undefined);
    if (isGone) return;
    if (part) {
      end = begin(part);
    } else {
      onLost?.();
      timer = setTimeout(() => void attempt(), PAUSE_MS);
    }
  };
  void attempt();
  return (): void => {
    isGone = true;
    clearTimeout(timer);
    end?.();
  };
}
