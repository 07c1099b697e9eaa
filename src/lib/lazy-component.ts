import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { readErrorMessage } from '@/lib/data/errors';
import { toast } from './toast';

const PAUSE_MS = 5000;

const Nothing = () => null;

/** A component that comes after the first screen without being asked for: where it cannot be fetched, the page stands without it, or with what is to be in its place. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: FunctionComponent = Nothing,
) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
}

/**
 * A component that is loaded when a person asks for it, and what fetches it before it is shown: where that fails they see a
 * message, and the page stays as it is.
 */
export function askedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = lazy(async () => ({ default: await load() }));
  const ask = (show: () => void) =>
    void load().then(show, (error: unknown) => toast.error(readErrorMessage(error)));
  return [component, ask] as const;
}

/**
 * Begins what needs code that comes after the first screen, and tries again while that cannot be fetched. Some browsers
 * remember the failure until the page is loaded again.
 *
 * @param begin gets what was fetched, and returns how to end it, if it has an end.
 * @param onLost called after each attempt that failed.
 * @returns ends it, or the attempts.
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
