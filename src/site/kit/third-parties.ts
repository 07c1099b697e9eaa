/** Only in pages whose build names a third party. Nothing of the page depends on what is loaded here. */
import { getTheme } from '@/lib/theme';
import { find } from './dom';

/** The market tape: shown in its place once it has spoken, so that a blocked one is never seen. */
function startMarket(): void {
  const place = find('[data-market]');
  if (!place) return;
  const frame = document.createElement('iframe');
  addEventListener('message', ({ source }) => {
    if (source !== frame.contentWindow) return;
    place.classList.remove('opacity-0');
  });
  frame.title = place.dataset['title'] ?? '';
  frame.className = 'size-full';
  frame.loading = 'lazy';
  frame.src = place.dataset['market']?.replace('THEME', getTheme()) ?? '';
  place.append(frame);
}

/** The live chat: its script comes when the page is idle, and goes with the document. */
function startChat(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.body.append(script);
}

addEventListener('load', () => {
  startMarket();
  const chat = import.meta.env.VITE_LIVE_CHAT_SRC;
  if (!chat) return;
  // A busy machine may have no idle moment, and Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => startChat(chat), { timeout: 2000 });
  else setTimeout(() => startChat(chat));
});
