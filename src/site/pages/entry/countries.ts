import { ask } from '@/site/kit/api';
import { find, list, read } from '@/site/kit/dom';

const PATIENCE_MS = 8000;

/** The countries as the language of the page names and sorts them; what is chosen is stored as the list names it. */
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

/** Says before anything is entered whose residents the site does not serve, and lets none of these countries be chosen. */
async function showUnserved(countries: HTMLOptionElement[]): Promise<void> {
  const note = find('[data-unserved]');
  const [site] = list({ sites: await ask('rest/v1/site?select=unserved_countries') }, 'sites');
  const unserved = new Set(list(site, 'unserved_countries'));
  if (!note || unserved.size === 0) return;
  const refused = countries.filter(({ value }) => unserved.has(value));
  for (const country of refused) country.disabled = true;
  const names = new Intl.ListFormat(document.documentElement.lang).format(refused.map(({ text }) => text));
  note.textContent = (note.dataset['unserved'] ?? '').replace('{countries}', names);
  note.hidden = false;
}

/**
 * Fills the list of countries and chooses the one of `data-kept`. When it cannot be loaded, that is logged, the list stays disabled with another try next
 * to it, and visitors need not choose.
 */
export function startCountries(): void {
  const select = document.querySelector<HTMLSelectElement>('#country');
  const failed = find('#country-hint');
  const retry = failed?.querySelector('button');
  if (!select || !failed || !retry) return;

  async function load(): Promise<void> {
    const countries = await readCountries();
    for (const country of countries) country.selected = country.value === select?.dataset['kept'];
    select?.append(...countries);
    show(false);
    // Auth asks the database, whatever this page knows.
    await showUnserved(countries).catch(reportError);
  }
  function show(hasFailed: boolean): void {
    if (select) select.disabled = hasFailed;
    select?.setAttribute('aria-required', `${!hasFailed}`);
    // A description is read out even where it is hidden.
    select?.setAttribute('aria-describedby', hasFailed ? 'country-hint country-error' : 'country-error');
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
