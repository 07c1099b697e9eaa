import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type MailLink, readMailLink } from './links';

/** What the mail's link brought along. It is read once, then taken out of the address and of the history. */
export function useMailLink(): MailLink {
  const router = useRouter();
  const [link] = useState(() => readMailLink(router.state.location.hash));
  useEffect(() => {
    const { pathname } = router.state.location;
    if (link.kind !== 'none') router.history.replace(pathname);
  }, [router, link]);
  return link;
}
