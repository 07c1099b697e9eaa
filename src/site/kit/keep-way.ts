import { readReferralCode, safeRedirect } from '@/lib/session/session';

/** The links of a page lead on with where the visitor was going and with the code of who referred them, until they register. */
export function keepWay(): void {
  const given = new URLSearchParams(location.search);
  const kept = { redirect: safeRedirect(given.get('redirect')), ref: readReferralCode(given.get('ref')) };
  const way = new URLSearchParams(
    Object.entries(kept).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (`${way}` === '') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    if (!link.search) link.setAttribute('href', `${link.pathname}?${way}${link.hash}`);
}
