import { root } from '@/site/kit/dom';

/**
 * Fetches what the first screen after signing in needs as soon as a visitor turns to the form, so that the browser has it when their
 * password was taken. Visitors who only look at the page load none of it.
 */
export function fetchAhead(form: HTMLFormElement): void {
  const files = root.dataset['ahead']?.split(' ').filter(Boolean) ?? [];
  // The dashboard asks for what could not be fetched. The body is read to its end, or browsers may not keep the file.
  const fetchAll = () => {
    for (const file of files)
      void fetch(file, { priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(Boolean);
  };
  form.addEventListener('focusin', fetchAll, { once: true });
}
