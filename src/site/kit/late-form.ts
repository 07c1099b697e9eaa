import { root } from './dom';
import { mark, say } from './form';

/** Loads a script. Not by `import()`, whose failures some browsers remember. */
function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    if (import.meta.env.DEV) script.type = 'module';
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/**
 * Loads the script of a page's form when somebody turns to it, which few visitors do. A form that is sent before it is there is
 * sent as soon as it is; where it cannot be loaded, the field says so, and the next attempt loads it again.
 */
export function startLateForm(): void {
  const src = root.dataset['late'];
  const form = document.querySelector<HTMLFormElement>('form');
  const field = form?.querySelector('input');
  if (!src || !form || !field) return;
  let part: Promise<void> | undefined;
  const begin = () => {
    part ??= load(src).then(() => form.removeEventListener('submit', wait));
    return part.catch(() => (part = undefined));
  };
  const wait = () => void begin().then(() => (part ? form.requestSubmit() : mark(field, say('network'))));
  form.addEventListener('focusin', () => void begin(), { once: true });
  form.addEventListener('submit', wait);
}
