import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { REOPENS } from './choose-language';
import { type MailLink, readMailLink } from './links';

/**
 * What the mail's link brought along. A session is taken out of the address and of the history, and is back in the address only
 * for the page to open again in another language. The others carry no secret and stay, or a reload would forget a refusal.
 */
export function useMailLink(): MailLink {
  const router = useRouter();
  const [hash] = useState(router.state.location.hash);
  const [link] = useState(() => readMailLink(hash));
  useEffect(() => {
    if (link.kind !== 'session') return undefined;
    router.history.replace(router.state.location.pathname);
    const keep = () => history.replaceState(history.state, '', `${location.pathname}#${hash}`);
    addEventListener(REOPENS, keep);
    return () => removeEventListener(REOPENS, keep);
  }, [router, link, hash]);
  return link;
}
