import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 5000;

const Nothing = () => null;

/** A component that comes after the first screen without being asked for: where it cannot be fetched, the page stands without it. */
export function lateComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

/**
 * Begins what needs code that comes after the first screen, and tries again while that cannot be fetched. Some browsers
 * remember the failure until the page is loaded anew.
 *
 * @param begin gets what was fetched, and returns how to end it.
 * @param onLost called after each attempt that failed.
 * @returns ends it, or the attempts.
 */
export function beginLate<T extends object>(
  load: () => Promise<T>,
  begin: (part: T) => () => void,
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
