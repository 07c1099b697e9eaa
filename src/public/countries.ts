import { find, list, read } from './dom';

const PATIENCE_MS = 8000;

async function readCountries(): Promise<string[]> {
  const response = await fetch('/api/v0.1/countries', { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The list of countries answers ${response.status}.`);
  const names = list(await response.json(), 'data').map((item) => read(item, 'country'));
  if (names.length === 0) throw new Error('The list of countries is empty.');
  return names;
}

/**
 * Fills the list of countries. When it cannot be loaded, that is logged, the list stays disabled with another try beside
 * it, and nobody has to choose.
 */
export function startCountries(): void {
  const select = document.querySelector<HTMLSelectElement>('#country');
  const failed = find('#country-hint');
  const retry = failed?.querySelector('button');
  if (!select || !failed || !retry) return;

  async function load(): Promise<void> {
    const names = await readCountries();
    select?.append(...names.map((name) => new Option(name, name)));
    show(false);
  }
  function show(hasFailed: boolean): void {
    if (select) select.disabled = hasFailed;
    select?.setAttribute('aria-required', `${!hasFailed}`);
    if (failed) failed.hidden = !hasFailed;
  }
  function start(): void {
    if (retry) retry.disabled = true;
    load()
      .catch((error: unknown) => {
        reportError(error);
        show(true);
      })
      .finally(() => {
        if (retry) retry.disabled = false;
      });
  }
  retry.addEventListener('click', start);
  start();
}
