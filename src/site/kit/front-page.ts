import { ask } from './api';
import { find, list, part, read, root } from './dom';
import { copyOf, showSite, webAddress } from './site';

/** Digits are Latin in every language, as in the application. */
export const locale = `${root.lang}-u-nu-latn`;

/** Shares of a hundred in the language of the page. */
export const percent = (share: number, options?: Intl.NumberFormatOptions) =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2, ...options });

function showPlans(plans: unknown[]): void {
  const place = find('[data-plans]');
  if (!place) return;
  // The build sets the format, so the script needs no words.
  const dollars = new Intl.NumberFormat(locale, JSON.parse(place.dataset['dollars'] ?? '') as Intl.NumberFormatOptions);
  const cards = plans.flatMap((plan) => {
    const title = read(plan, 'title');
    const min = Number(read(plan, 'min_cents')) / 100;
    const max = Number(read(plan, 'max_cents')) / 100;
    const card = copyOf('plan', {
      title,
      name: title,
      price: read(plan, 'price_text'),
      range: dollars[min === max ? 'format' : 'formatRange'](min, max),
      // Same format as `formatDuration`.
      duration: read(plan, 'duration').replace(/^(\d+) (day|week|month|year)s?$/, (_, count: string, unit: string) =>
        Number(count).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }),
      ),
      target: percent(Number(read(plan, 'roi_bp')) / 10_000),
    });
    const line = card?.querySelector('[data-slot=offers] > li');
    if (!card || !line) return [];
    line.replaceWith(
      ...list(plan, 'offers').map((offer) => {
        const copy = line.cloneNode(true) as Element;
        copy.lastElementChild?.replaceChildren(String(offer));
        return copy;
      }),
    );
    return [card];
  });
  place.replaceChildren(...cards);
  place.ariaBusy = null;
}

function showFigure(name: string, figure: string): HTMLElement | null {
  const place = figure ? find(`[data-figure=${name}]`) : null;
  place?.lastElementChild?.replaceChildren(figure);
  if (place) place.hidden = false;
  return place;
}

function showClaims(claims: unknown[], computed: unknown): void {
  const section = find('[data-claims]');
  if (!section) return;
  showFigure('payment_methods', read(computed, 'payment_methods'));
  const uptime = part(computed, 'uptime');
  const share = read(uptime, 'percent');
  const since = new Date(read(uptime, 'since')).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const label = showFigure('uptime', share && percent(Number(share) / 100))?.firstElementChild;
  label?.replaceChildren(label.textContent.replace('{date}', since));
  find('[data-attested]')?.append(
    ...claims.flatMap((claim) => {
      const evidence = webAddress(read(claim, 'evidence_url'));
      return evidence ? (copyOf('claim', { text: read(claim, 'text'), evidence }) ?? []) : [];
    }),
  );
  section.hidden = false;
}

/** Shows or hides that the database did not respond, where the page would otherwise make a claim. */
function showFailure(hasFailed: boolean): void {
  const failed = find('[data-plans-failed]');
  if (failed) failed.hidden = !hasFailed;
  for (const place of document.querySelectorAll<HTMLElement>('[data-unknown]')) {
    place.dataset['none'] ??= place.textContent;
    place.replaceChildren(place.dataset[hasFailed ? 'unknown' : 'none'] ?? '');
  }
  if (hasFailed) showPlans([]);
}

/** Loads and shows all database content of a public page. */
export async function showFrontPage(): Promise<void> {
  try {
    const front = await ask('rest/v1/rpc/front_page');
    showFailure(false);
    showSite(part(front, 'site'));
    showPlans(list(front, 'plans'));
    showClaims(list(front, 'claims'), part(front, 'computed'));
  } catch {
    showFailure(true);
  }
}
