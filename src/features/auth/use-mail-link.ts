import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { REOPENS } from '@/lib/session/notes';
import { type MailLink, readMailLink } from './links';

/** Removes a session from the address and history, except to reload in another language; keeps other results. */
export function useMailLink(): [MailLink, (followed: MailLink) => void] {
  const router = useRouter();
  const [mail, setMail] = useState(() => readMailLink(router.state.location.hash));
  const link = mail.kind === 'session' ? mail.link : undefined;
  useEffect(() => {
    if (!link) return undefined;
    router.history.replace(router.state.location.pathname);
    const { accessToken: access_token, refreshToken: refresh_token } = link;
    const hash = new URLSearchParams({ access_token, refresh_token }).toString();
    const keep = () => history.replaceState(history.state, '', `${location.pathname}#${hash}`);
    addEventListener(REOPENS, keep);
    return () => removeEventListener(REOPENS, keep);
  }, [router, link]);
  return [mail, setMail];
}
