/** Only in pages built with a third party. The page does not depend on it. */
import { getTheme } from '@/lib/theme';
import { find } from './dom';

/** The market tape, shown after its first message, so that a blocked one stays hidden. */
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

/** Loads the live chat when the page is idle. */
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
  // Busy machines may never be idle, and Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => startChat(chat), { timeout: 2000 });
  else setTimeout(() => startChat(chat));
});
