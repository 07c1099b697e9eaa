import { root } from '@/site/kit/dom';

/**
 * Prefetches the first screen after sign-in once a visitor uses the form, not for those who only look at the page.
 */
export function fetchAhead(form: HTMLFormElement): void {
  const files = root.dataset['ahead']?.split(' ').filter(Boolean) ?? [];
  // Failures are ignored, because the dashboard loads them again. Reads each body fully, or browsers may not cache
  // the file.
  const fetchAll = () => {
    for (const file of files)
      void fetch(file, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(Boolean);
  };
  form.addEventListener('focusin', fetchAll, { once: true });
}
