/** Hydrates a form when idle or touched; repeats what was pressed before. If it cannot load, the form says so. */
import { WORKS } from '@/lib/forms/works';
import { find, root } from './dom';

/** Adds the application's files to the page, the entry first. */
const load = ([app = '', ...others]: string[], attempt: number) =>
  new Promise<unknown>((onload, onerror) => {
    for (const href of others) {
      const rel = href.endsWith('css') ? 'stylesheet' : 'modulepreload';
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    }
    // Browsers cache a failed import by its address.
    const src = attempt ? `${app}?${attempt}` : app;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onload, onerror }));
  });

function start(files: string[]): void {
  let loading: Promise<unknown> | undefined;
  const form = find('form') as HTMLFormElement | null;
  let again = 'sent' in root.dataset ? () => form?.requestSubmit() : undefined;
  let attempt = 0;
  const show = (isLost: boolean) => {
    const place = find('[data-lost]');
    if (place) place.hidden = !isLost;
  };
  const begin = () => {
    loading ??= load(files, attempt).catch(() => {
      attempt += 1;
      loading = undefined;
      show(Boolean(again));
    });
  };
  const turn = ({ type, target }: Event) => {
    // `Still` parts work without the application.
    const place = target instanceof Element && !target.closest('[data-still]') ? target : undefined;
    const button = place?.closest<HTMLElement>('[type=button]');
    if (place instanceof HTMLFormElement && type === 'submit') again = () => place.requestSubmit();
    else if (button && type === 'click') again = () => button.click();
    else if (!place?.closest('form')) return;
    show(false);
    begin();
  };
  const events = ['focusin', 'submit', 'click'];
  for (const name of events) document.addEventListener(name, turn);
  addEventListener(
    WORKS,
    () => {
      for (const name of events) document.removeEventListener(name, turn);
      // Tells that the page no longer waits for the application.
      delete root.dataset['app'];
      again?.();
    },
    { once: true },
  );
  // Where few use the form, this comes when a visitor has turned to it.
  if (document.readyState === 'complete') begin();
  // A busy machine may have no idle moment, and Safari has no idle callback.
  else
    addEventListener('load', () =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(begin, { timeout: 2000 }) : begin(),
    );
}

// A hidden page is being left: what was kept for a form is for the next one.
if (!root.hidden) start(root.dataset['app']?.split(' ') ?? []);
