import { ask } from '@/site/kit/api';
import { find, list, read } from '@/site/kit/dom';

const PATIENCE_MS = 8000;

/** Countries named and sorted in the page's language; the value is the stored name. */
async function readCountries(): Promise<HTMLOptionElement[]> {
  const response = await fetch('/api/v0.1/countries', { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The list of countries answers ${response.status}.`);
  const countries = list(await response.json(), 'data');
  if (countries.length === 0) throw new Error('The list of countries is empty.');
  const { lang } = document.documentElement;
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return countries
    .map((item) => new Option(names.of(read(item, 'code')), read(item, 'country')))
    .toSorted((a, b) => a.text.localeCompare(b.text, lang));
}

async function readUnserved(): Promise<string[]> {
  const [site] = list({ sites: await ask('rest/v1/site?select=unserved_countries') }, 'sites');
  return list(site, 'unserved_countries').map(String);
}

/** Names countries that are not served before any input, and disables them in the list. */
function showUnserved(unserved: string[], countries: HTMLOptionElement[]): void {
  const note = find('[data-unserved]');
  if (!note || unserved.length === 0) return;
  const refused = countries.filter(({ value }) => unserved.includes(value));
  for (const country of refused) country.disabled = true;
  // Without the list they have no localised name.
  const names = countries.length > 0 ? refused.map(({ text }) => text) : unserved;
  const { lang } = document.documentElement;
  note.textContent = (note.dataset['unserved'] ?? '').replace('{countries}', new Intl.ListFormat(lang).format(names));
  note.hidden = false;
}

/** Reports an error and returns an empty list. */
function nothing(error: unknown): never[] {
  reportError(error);
  return [];
}

/**
 * Fills the country list and selects `data-kept`. On failure, logs it, leaves the list disabled with a retry button,
 * and makes the field optional if the site serves all countries.
 */
export function startCountries(): void {
  const select = document.querySelector<HTMLSelectElement>('#country');
  const failed = find('#country-hint');
  const optional = find('[data-optional]');
  const retry = failed?.querySelector('button');
  if (!select || !failed || !optional || !retry) return;

  async function load(): Promise<void> {
    // Auth also enforces it through the database.
    const asked = readUnserved().catch(nothing);
    const countries = await readCountries().catch(nothing);
    for (const country of countries) country.selected = country.value === select?.dataset['kept'];
    select?.append(...countries);
    if (countries.length > 0) show(false, true);
    const unserved = await asked;
    if (countries.length === 0) show(true, unserved.length > 0);
    showUnserved(unserved, countries);
  }
  function show(hasFailed: boolean, isRequired: boolean): void {
    if (select) select.disabled = hasFailed;
    select?.setAttribute('aria-required', `${isRequired}`);
    // Descriptions are announced even if hidden.
    select?.setAttribute('aria-describedby', hasFailed ? 'country-hint country-error' : 'country-error');
    if (optional) optional.hidden = isRequired;
    if (failed) failed.hidden = !hasFailed;
  }
  function start(): void {
    if (retry) retry.disabled = true;
    void load().finally(() => {
      if (retry) retry.disabled = false;
    });
  }
  retry.addEventListener('click', start);
  start();
}
