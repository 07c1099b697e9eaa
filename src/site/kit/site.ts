import { find, list, read } from './dom';

/** A web address, or nothing: evidence and registers may not lead into a script. */
export function webAddress(text: string): string | undefined {
  return /^https?:\/\//.test(text) ? text : undefined;
}

/** Fills the slots of a place; values are text, never markup. */
export function fill(place: ParentNode, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const slot = place.querySelector(`[data-slot=${name}]`);
    if (slot instanceof HTMLAnchorElement) slot.href = value;
    else slot?.replaceChildren(value);
  }
}

/** A copy of a template with its slots filled. */
export function copyOf(name: string, values: Record<string, string>): DocumentFragment | undefined {
  const template = find(`template[data-${name}]`) as HTMLTemplateElement | null;
  if (!template) return undefined;
  const copy = template.content.cloneNode(true) as DocumentFragment;
  fill(copy, values);
  return copy;
}

/** Shows whose site it is, and whether its money is real. */
export function showSite(site: unknown): void {
  // Hidden, not removed: the application may take over the page.
  const notice = find('[data-sandbox]');
  if (notice && read(site, 'mode') === 'live') {
    notice.hidden = true;
    delete notice.dataset['sandbox'];
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-site]')) {
    const value = read(site, place.dataset['site'] ?? '');
    if (!value) continue;
    place.hidden = false;
    const { scheme } = place.dataset;
    const link = document.createElement('a');
    link.textContent = value;
    link.dir = 'auto';
    if (scheme) {
      link.className = 'link';
      link.href = scheme + value;
    }
    place.replaceChildren(link);
  }
  const entries = list(site, 'registrations').flatMap((registration) => {
    const register = webAddress(read(registration, 'url'));
    const values = { authority: read(registration, 'authority'), number: read(registration, 'number') };
    return register ? (copyOf('registration', { ...values, register }) ?? []) : [];
  });
  const place = find('[data-registrations]');
  if (!place || entries.length === 0) return;
  place.append(...entries);
  place.hidden = false;
  find('[data-registrations-none]')?.remove();
}
